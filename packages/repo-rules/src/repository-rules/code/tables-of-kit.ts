import { isSource } from '../file-roles.ts'
import { eachFile, lineAt, type Rule } from '../rule.ts'

/** Tables whose rows belong together in groups, open into others or have a row of details below: no table of the kit has those. */
const grouped = new Set([
  'packages/kinds/keyword/web/annotated-genes-table.tsx',
  'packages/features/browse/web/plain-list.tsx',
  'packages/features/enrichment/web/pictures/term-tree.tsx',
  'packages/features/mutants/web/mutant-table.tsx',
])

/** A table written by hand forgets the caption, the heads of its rows or what it looks like on a phone. */
export const tablesOfKit: Rule = eachFile(
  (path) => isSource(path) && path.endsWith('.tsx') && !path.startsWith('packages/ui-kit/') && !grouped.has(path),
  ({ text }) =>
    [...text.matchAll(/<table\b/g)].map(({ index }) => ({
      line: lineAt(text, index),
      reason: 'a table by hand; use PlainTable, SectionTable or the table of results',
    })),
)
