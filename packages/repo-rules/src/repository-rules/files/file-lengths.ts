import { isCode, isSource } from '../file-roles.ts'
import { eachFile, type Rule } from '../rule.ts'
import type { SourceTree } from '../source-tree.ts'

/** How long files are. */
export const goal = { longest: 300, median: { least: 50, most: 70 }, smallFile: 20, shareOfSmallFiles: 0.15 }

/** Files above the limit, each with the reason why splitting it would make it worse. */
const longOnes: Readonly<Record<string, string>> = {}

const lines = (text: string) => text.trimEnd().split('\n').length

/** Above 200 lines, think about splitting; 300 is the limit. */
export const shortFiles: Rule = eachFile(
  (path) => (isCode(path) || /\.(css|sql|sh)$/.test(path)) && !Object.hasOwn(longOnes, path),
  ({ text }) => (lines(text) > goal.longest ? [{ reason: `${lines(text)} lines; more than ${goal.longest} need a stated reason` }] : []),
)

/** Neither so long that a file is hard to read nor so short that a story is spread over many. */
export const medianFile: Rule = (tree) => {
  const { median } = measureFiles(tree)
  const { least, most } = goal.median
  if (median >= least && median <= most) return []
  return [{ path: '.', reason: `the median file has ${median} lines; it should have ${least} to ${most}` }]
}

/** A helper with one user is in that user's file. */
export const fewSmallFiles: Rule = (tree) => {
  const { shareOfSmall } = measureFiles(tree)
  if (shareOfSmall <= goal.shareOfSmallFiles) return []
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  return [
    {
      path: '.',
      reason: `${percent(shareOfSmall)} of the files have at most ${goal.smallFile} lines; at most ${percent(goal.shareOfSmallFiles)} may`,
    },
  ]
}

/** The cards of decision 0024: identity card, search entry and search card of a kind, and the search card of a list that belongs to one. */
const card = /^packages\/kinds\/(?<kind>[^/]+)\/contract\/(\k<kind>-(kind|search-entry|search-card)|[^/]+-listing)\.ts$/

export type FileMeasures = { files: number; median: number; longest: number; small: number; shareOfSmall: number }

/** The lengths of the files that people write and read: fixtures and cards are data. */
export function measureFiles(tree: SourceTree): FileMeasures {
  const lengths = tree
    .filter(({ path }) => isSource(path) && !path.includes('/fixtures/') && !card.test(path))
    .map(({ text }) => lines(text))
    .sort((a, b) => a - b)
  const small = lengths.filter((length) => length <= goal.smallFile).length
  return {
    files: lengths.length,
    median: lengths[Math.floor(lengths.length / 2)] ?? 0,
    longest: lengths.at(-1) ?? 0,
    small,
    shareOfSmall: lengths.length === 0 ? 0 : small / lengths.length,
  }
}
