import { measureFiles } from '@rosette/repo-rules/repository-rules/files/file-lengths.ts'
import { relatedExports } from '@rosette/repo-rules/repository-rules/imports/unrelated-exports.ts'
import { formatViolation, type Rule } from '@rosette/repo-rules/repository-rules/rule.ts'
import { readSourceTree } from '@rosette/repo-rules/repository-rules/source-tree.ts'
import { checkout } from './checkout.ts'

// How long the source files are, and which of them tell more than one story.
const tree = readSourceTree(checkout)
const { files, median, longest, small, shareOfSmall } = measureFiles(tree)
const report = [
  `${files} source files: median ${median} lines, longest ${longest}, ${small} of at most 20 (${(shareOfSmall * 100).toFixed(1)} %)`,
  ...listOf('files with unrelated exports', relatedExports(tree)),
]
process.stdout.write(`${report.join('\n')}\n`)

function listOf(title: string, found: ReturnType<Rule>): readonly string[] {
  return ['', `${found.length} ${title}`, ...found.map((violation) => `  ${formatViolation(violation)}`)]
}
