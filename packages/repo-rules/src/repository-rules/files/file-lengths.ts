import { isCode, isSource } from '../file-roles.ts'
import { eachFile, type Rule } from '../rule.ts'
import type { SourceTree } from '../source-tree.ts'

export const longestFile = 300
export const longestMedian = 80

/** Files above the limit, each with the reason why parting it would make it worse. */
const longOnes: Readonly<Record<string, string>> = {}

const lines = (text: string) => text.trimEnd().split('\n').length

/** 200 lines is a question, 300 is a no. */
export const shortFiles: Rule = eachFile(
  (path) => (isCode(path) || /\.(css|sql|sh)$/.test(path)) && !Object.hasOwn(longOnes, path),
  ({ text }) => (lines(text) > longestFile ? [{ reason: `${lines(text)} lines; more than ${longestFile} need a stated reason` }] : []),
)

/** The length of the file in the middle. */
export function medianLength(tree: SourceTree): number {
  const lengths = tree
    .filter(({ path }) => isSource(path))
    .map(({ text }) => lines(text))
    .sort((a, b) => a - b)
  return lengths[Math.floor(lengths.length / 2)] ?? 0
}

export const shortMedian: Rule = (tree) => {
  const median = medianLength(tree)
  return median > longestMedian ? [{ path: '.', reason: `half of the files are longer than ${median} lines; aim at 70` }] : []
}
