import { posix } from 'node:path'
import { isCode } from '../file-roles.ts'
import { parseSource } from '../parse-source.ts'
import { lineAt } from '../rule.ts'
import type { SourceFile, SourceTree } from '../source-tree.ts'
import { exportedFile, type OwnPackage, ownPackages } from './package-exports.ts'

/** One import of a file of ours by another. `names` is null if the importer takes the whole module. */
export type ImportEdge = { from: string; to: string; line: number; names: readonly string[] | null; isTypeOnly: boolean }

const graphs = new WeakMap<SourceTree, readonly ImportEdge[]>()

/** Every import and re-export between files of the repository, of types as well as of values. */
export function importGraph(tree: SourceTree): readonly ImportEdge[] {
  const known = graphs.get(tree)
  if (known) return known
  const packages = ownPackages(tree)
  const code = tree.filter(({ path }) => isCode(path))
  const paths = code.map(({ path }) => path)
  const edges = code.flatMap((file) => [...edgesOf(file, packages), ...edgesByName(file, paths)])
  graphs.set(tree, edges)
  return edges
}

function edgesOf(file: SourceFile, packages: readonly OwnPackage[]): readonly ImportEdge[] {
  const { module } = parseSource(file)
  const edge = (specifier: string, start: number, names: ImportEdge['names'], isTypeOnly = false): readonly ImportEdge[] => {
    const to = fileOf(file.path, specifier, packages)
    return to === null ? [] : [{ from: file.path, to, line: lineAt(file.text, start), names, isTypeOnly }]
  }
  return [
    ...module.staticImports.flatMap(({ moduleRequest, entries }) =>
      edge(
        moduleRequest.value,
        moduleRequest.start,
        namesOf(entries.map(({ importName }) => importName.name)),
        entries.length > 0 && entries.every(({ isType }) => isType),
      ),
    ),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, importName }) =>
        moduleRequest ? edge(moduleRequest.value, moduleRequest.start, namesOf([importName.name])) : [],
      ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const literal = /^(['"`])(?<name>[^$]+)\1$/.exec(file.text.slice(start, end))?.groups?.name
      return literal ? edge(literal, start, null) : []
    }),
  ]
}

/** Of an import with a name in it, such as `../${kind}/web/${kind}-form.ts`, every file that it can mean: like the bundler. */
function edgesByName(file: SourceFile, paths: readonly string[]): readonly ImportEdge[] {
  return parseSource(file).module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const pattern = /^`(?<pattern>\.[^`]*\$\{[^`]+)`$/.exec(file.text.slice(start, end))?.groups?.pattern
    if (pattern === undefined) return []
    const meant = posix.join(posix.dirname(file.path), pattern.replace(/\$\{\w+\}/g, '*'))
    const line = lineAt(file.text, start)
    return paths
      .filter((path) => posix.matchesGlob(path, meant))
      .map((to) => ({ from: file.path, to, line, names: null, isTypeOnly: false }))
  })
}

function namesOf(names: readonly (string | null)[]): readonly string[] | null {
  const named = names.filter((name) => name !== null)
  return named.length < names.length ? null : named
}

function fileOf(from: string, specifier: string, packages: readonly OwnPackage[]): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const own = packages.find(({ name }) => specifier.startsWith(`${name}/`))
  return own ? exportedFile(own, specifier) : null
}
