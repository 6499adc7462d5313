import { isSource } from '@rosette/repo-rules/repository-rules/file-roles.ts'
import { relatedExports } from '@rosette/repo-rules/repository-rules/imports/unrelated-exports.ts'
import { formatViolation } from '@rosette/repo-rules/repository-rules/rule.ts'
import { readSourceTree } from '@rosette/repo-rules/repository-rules/source-tree.ts'
import { checkout } from './checkout.ts'

// The longest source files, and those whose exports have unrelated importers: places to look at, not verdicts.
const tree = readSourceTree(checkout)
const byLength = tree
  .filter(({ path }) => isSource(path))
  .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
  .sort((a, b) => b.lines - a.lines)
const unrelated = relatedExports(tree)
const report = [
  `${byLength.length} source files; the longest:`,
  ...byLength.slice(0, 20).map(({ path, lines }) => `  ${lines} ${path}`),
  '',
  `${unrelated.length} files with unrelated exports`,
  ...unrelated.map((violation) => `  ${formatViolation(violation)}`),
]
process.stdout.write(`${report.join('\n')}\n`)
