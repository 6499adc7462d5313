import { posix } from 'node:path'
import { z } from 'zod'
import { isCode } from '../file-roles.ts'
import { importsOf } from '../parse-source.ts'
import { lineAt, type Rule, type Violation } from '../rule.ts'
import type { SourceFile, SourceTree } from '../source-tree.ts'

const Manifest = z.object({ name: z.string(), exports: z.record(z.string(), z.string().nullable()).default({}) })

/** One of our own packages: its folder, and which of its files others may import. */
export type OwnPackage = { name: string; folder: string; exports: Readonly<Record<string, string | null>> }

export function ownPackages(tree: SourceTree): readonly OwnPackage[] {
  return tree
    .filter(({ path }) => /^((packages|apps)\/[^/]+|e2e)\/package\.json$/.test(path))
    .map(({ path, text }) => ({ folder: posix.dirname(path), ...Manifest.parse({ name: '', ...JSON.parse(text) }) }))
}

/** The file that a module name of one of our packages leads to, or null if the package does not export it. */
export function exportedFile({ name, folder, exports }: OwnPackage, specifier: string): string | null {
  const subpath = `.${specifier.slice(name.length)}`
  // As Node does it: an exact key wins, then the pattern with the longest text before its asterisk.
  const key = Object.keys(exports)
    .filter((candidate) => candidate === subpath || matchOf(candidate, subpath) !== null)
    .sort((a, b) => Number(b === subpath) - Number(a === subpath) || b.indexOf('*') - a.indexOf('*') || b.length - a.length)[0]
  const target = key === undefined ? null : exports[key]
  return key === undefined || !target ? null : posix.join(folder, target.replaceAll('*', matchOf(key, subpath) ?? ''))
}

/** Other packages are imported by name and through their exports, by tests too. */
export const importsThroughExports: Rule = (tree) => {
  const packages = ownPackages(tree)
  return tree
    .filter(({ path }) => isCode(path))
    .flatMap((file) =>
      importsOf(file).flatMap(({ name, start }) => {
        const reason = reasonAgainst(file, name, packages)
        return reason === null ? [] : [{ path: file.path, line: lineAt(file.text, start), reason }]
      }),
    )
}

/** A package lists what it exports, file by file or folder by folder, and every line is of use to somebody outside. */
export const usefulExports: Rule = (tree) => {
  const packages = ownPackages(tree)
  const imported = importsFromOutside(tree, packages)
  const paths = tree.map(({ path }) => path)
  return packages.flatMap((own): readonly Violation[] => {
    const path = `${own.folder}/package.json`
    const inside = paths.filter((file) => file.startsWith(`${own.folder}/`))
    return Object.entries(own.exports).flatMap(([key, target]) => {
      const isSlices = /^packages\/(kinds|features)$/.test(own.folder)
      if (isSlices && key.startsWith('./*') && !/^\.\/\*-/.test(key)) return [{ path, reason: `${key} exports every layer of every slice` }]
      const wanted = posix.join(own.folder, target ?? own.exports['./*']?.replace('*', key.slice(2)) ?? key)
      const isGenerated = key.includes('generated')
      if (!isGenerated && !inside.some((file) => file === wanted || matchOf(wanted, file) !== null))
        return [{ path, reason: `${key} leads to no file` }]
      const isUnused = target !== null && !imported.some((file) => file === wanted || matchOf(wanted, file) !== null)
      return isUnused ? [{ path, reason: `${key} is exported, but no other package imports it` }] : []
    })
  })
}

function reasonAgainst({ path }: SourceFile, specifier: string, packages: readonly OwnPackage[]): string | null {
  const home = packages.find(({ folder }) => path.startsWith(`${folder}/`))
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(path), specifier)
    const other = packages.find(({ folder }) => target.startsWith(`${folder}/`))
    return other && other !== home ? `${target} belongs to ${other.name}; import it by that name` : null
  }
  const own = packages.find(({ name }) => specifier.startsWith(`${name}/`))
  return own && exportedFile(own, specifier) === null ? `${specifier} is not among the exports of ${own.folder}/package.json` : null
}

function importsFromOutside(tree: SourceTree, packages: readonly OwnPackage[]): readonly string[] {
  return tree
    .filter(({ path }) => isCode(path))
    .flatMap((file) =>
      importsOf(file).flatMap(({ name: specifier }) => {
        const own = packages.find(({ name, folder }) => specifier.startsWith(`${name}/`) && !file.path.startsWith(`${folder}/`))
        return own ? (exportedFile(own, specifier) ?? []) : []
      }),
    )
}

/** What the asterisk of a pattern stands for in a path, or null if the pattern does not match. */
function matchOf(pattern: string, path: string): string | null {
  const [before = '', after] = pattern.split('*')
  if (after === undefined || path.length < before.length + after.length) return null
  return path.startsWith(before) && path.endsWith(after) ? path.slice(before.length, path.length - after.length) : null
}
