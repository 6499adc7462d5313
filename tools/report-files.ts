import { measureFiles } from '@rosette/repo-rules/repository-rules/files/file-lengths.ts'
import { unrelatedExports } from '@rosette/repo-rules/repository-rules/imports/unrelated-exports.ts'
import { formatViolation, type Rule } from '@rosette/repo-rules/repository-rules/rule.ts'
import { readSourceTree } from '@rosette/repo-rules/repository-rules/source-tree.ts'
import { checkout } from './checkout.ts'

// How long the source files are, and everything that the rules about files and wording tolerate for now. Better values than
// before belong in packages/repo-rules/src/repository-rules/reached.ts.
const tree = readSourceTree(checkout)
const { files, median, longest, small, shareOfSmall } = measureFiles(tree)
const report = [
  `${files} source files: median ${median} lines, longest ${longest}, ${small} of at most 20 (${(shareOfSmall * 100).toFixed(1)} %)`,
  ...listOf('files with unrelated exports', unrelatedExports(tree)),
]
process.stdout.write(`${report.join('\n')}\n`)

function listOf(title: string, found: ReturnType<Rule>): readonly string[] {
  return ['', `${found.length} ${title}`, ...found.map((violation) => `  ${formatViolation(violation)}`)]
}
