import type { TestTime } from './read-times.ts'

/** The slowest tests of a run, the slowest first: `  36.1 s  tools/new-kind.test.ts › what it makes type-checks`. */
export function formatSlowest(tests: readonly TestTime[], count: number): string {
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, count)
  return slowest.map(({ file, title, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file} › ${title}`).join('\n')
}
