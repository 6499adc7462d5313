import { createHash } from 'node:crypto'

/** A small bug that somebody could write, and the test that must fail because of it. */
export type PlantedBug = {
  /** The requirement it breaks; a test that carries this id must fail. */
  rule: string
  /** What goes wrong, for people. */
  bug: string
  file: string
  /** Text that occurs once in the file, and what the bug makes of it. */
  right: string
  wrong: string
  /** Test file that must catch it. */
  caughtBy: string
  /** The bug changes what a build of the demo release stores, so its test needs a build of its own. */
  rebuilds?: true
}

export type Runner = 'pure' | 'pure-dom' | 'live' | 'long' | 'browser'

export function runnerOf({ caughtBy }: PlantedBug): Runner {
  if (caughtBy.endsWith('.spec.ts')) return 'browser'
  if (caughtBy.endsWith('.live.test.ts')) return 'live'
  if (caughtBy.endsWith('.long.test.ts')) return 'long'
  return caughtBy.endsWith('.tsx') ? 'pure-dom' : 'pure'
}

/** The file with the bug in it. A table that no longer fits the code is an error, not a bug that nobody caught. */
export function plant(bug: PlantedBug, text: string): string {
  const at = text.indexOf(bug.right)
  if (at < 0 || text.includes(bug.right, at + 1)) throw new Error(`${bug.rule}: ${bug.file} must contain exactly once:\n${bug.right}`)
  return text.slice(0, at) + bug.wrong + text.slice(at + bug.right.length)
}

/** A share of the bugs that depends on the seed only, so that a commit can be checked again and ten commits meet most bugs. */
export function sampleOf<Bug extends PlantedBug>(bugs: readonly Bug[], share: number, seed: string): Bug[] {
  const rank = (bug: Bug) => createHash('sha256').update(`${seed} ${bug.rule} ${bug.bug}`).digest('hex')
  const count = Math.ceil(bugs.length * share)
  return bugs.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, count)
}
