import { isSource, isTest } from '../file-roles.ts'
import { exportsOf, parseSource } from '../parse-source.ts'
import type { Rule } from '../rule.ts'
import type { SourceFile, SourceTree } from '../source-tree.ts'
import { importGraph } from './import-graph.ts'

/** A file tells one story: its exports are used together, or one of them is written in terms of another. */
export const relatedExports: Rule = (tree) => {
  const importers = importersByName(tree)
  return tree
    .filter(({ path }) => isSource(path))
    .flatMap((file) => {
      const parts = partsOf(file, importers.get(file.path) ?? new Map())
      if (parts.length < 2) return []
      const names = parts.map((part) => part.join(', ')).join(' | ')
      return [{ path: file.path, reason: `no importer needs more than one of ${names}` }]
    })
}

type Importers = ReadonlyMap<string, ReadonlySet<string>>

/** Of each file, who imports which of its exports. A test beside a file imports all of it and says nothing. */
function importersByName(tree: SourceTree): ReadonlyMap<string, Importers> {
  const exported = new Map(tree.filter(({ path }) => isSource(path)).map((file) => [file.path, exportsOf(file)]))
  const found = new Map<string, Map<string, Set<string>>>()
  for (const { from, to, names } of importGraph(tree)) {
    if (isTest(from)) continue
    const byName = found.get(to) ?? new Map<string, Set<string>>()
    for (const name of names ?? exported.get(to) ?? []) byName.set(name, (byName.get(name) ?? new Set()).add(from))
    found.set(to, byName)
  }
  return found
}

function partsOf(file: SourceFile, importers: Importers): readonly (readonly string[])[] {
  const used = [...new Set(exportsOf(file))].filter((name) => importers.has(name))
  if (used.length < 2) return []
  const groups = [
    ...statementsOf(file),
    ...[...new Set([...importers.values()].flatMap((files) => [...files]))].map((from) =>
      used.filter((name) => importers.get(name)?.has(from)),
    ),
  ]
  const together = merge(groups)
  return together.map((group) => used.filter((name) => group.has(name))).filter((part) => part.length > 0)
}

/** Of each statement of a file, the names of the file that it declares or mentions. */
function statementsOf(file: SourceFile): readonly (readonly string[])[] {
  const statements = parseSource(file)
    .program.body.filter(({ type }) => type !== 'ImportDeclaration')
    .map(({ start, end }) => file.text.slice(start, end))
  const declared = new Set(statements.flatMap((text) => declaredIn(text)))
  return statements.map((text) => (text.match(/[\w$]+/g) ?? []).filter((word) => declared.has(word)))
}

function declaredIn(statement: string): readonly string[] {
  const [, name] = /^(?:export )?(?:async )?(?:const|let|type|function\*?|class|interface) ([\w$]+)/.exec(statement) ?? []
  return name ? [name] : []
}

/** Joins groups that have a member in common. */
function merge(groups: readonly (readonly string[])[]): readonly ReadonlySet<string>[] {
  let merged: Set<string>[] = []
  for (const group of groups) {
    const joined = new Set(group)
    const apart = merged.filter((other) => {
      const isShared = group.some((name) => other.has(name))
      if (isShared) for (const name of other) joined.add(name)
      return !isShared
    })
    merged = [...apart, joined]
  }
  return merged
}
