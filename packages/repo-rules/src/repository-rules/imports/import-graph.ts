import { posix } from 'node:path'
import { isCode, isManifest } from '../file-roles.ts'
import { parseSource } from '../parse-source.ts'
import { lineAt } from '../rule.ts'
import type { SourceFile, SourceTree } from '../source-tree.ts'
import { exportedFile, type OwnPackage, ownPackages } from './package-exports.ts'

/** One import of a file of ours by another. `names` is null if the importer takes the whole module. */
export type ImportEdge = { from: string; to: string; line: number; names: readonly string[] | null; isTypeOnly: boolean }

type Graph = { read: readonly SourceFile[]; edges: readonly ImportEdge[] }

const graphs = new WeakMap<SourceTree, Graph>()
let latest: Graph | null = null

/** Every import and re-export between files of the repository, of types as well as of values. */
export function importGraph(tree: SourceTree): readonly ImportEdge[] {
  const graph = graphs.get(tree) ?? graphOf(tree)
  graphs.set(tree, graph)
  latest = graph
  return graph.edges
}

/** A tree that differs from the one before in its documents alone has the same imports. */
function graphOf(tree: SourceTree): Graph {
  const code = tree.filter(({ path }) => isCode(path))
  const read = [...code, ...tree.filter(({ path }) => isManifest(path))]
  if (latest?.read.length === read.length && latest.read.every((file, index) => file === read[index])) return latest
  const packages = ownPackages(tree)
  const paths = code.map(({ path }) => path)
  return { read, edges: code.flatMap((file) => [...edgesOf(file, packages), ...edgesByName(file, paths)]) }
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
