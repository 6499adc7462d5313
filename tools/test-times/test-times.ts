import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { checkout } from '../checkout.ts'

/** How long a test took, or a file with its set-up; files are named from the checkout. */
type TestTime = { file: string; title: string; seconds: number }
type TestTimes = {
  tests: TestTime[]
  /** What one worker runs in one go: a whole file of Vitest, or a single browser test, since those of a file are shared out. */
  units: TestTime[]
}

// What the runners write; only what is read here.
type VitestReport = {
  testResults: { name: string; startTime: number; endTime: number; assertionResults: { title: string; duration?: number | null }[] }[]
}
type PlaywrightReport = { config: { rootDir: string }; suites: (PlaywrightSuite & { file: string })[] }
type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs: { title: string; tests: { results: { duration: number }[] }[] }[] }

/** The times of every report that the last runs left in `.reports`. */
export function readTimes(dir = join(checkout, '.reports')): TestTimes {
  const files = existsSync(dir) ? readdirSync(dir).filter((name) => /^(vitest-.*|playwright)\.json$/.test(name)) : []
  const all = files.map((name) => parseTimes(readFileSync(join(dir, name), 'utf8')))
  return { tests: all.flatMap(({ tests }) => tests), units: all.flatMap(({ units }) => units) }
}

export function parseTimes(text: string): TestTimes {
  const report: VitestReport | PlaywrightReport = JSON.parse(text)
  return 'testResults' in report ? vitestTimes(report) : playwrightTimes(report)
}

function vitestTimes({ testResults }: VitestReport): TestTimes {
  const units = testResults.map(({ name, startTime, endTime }) => ({
    file: fromCheckout(name),
    title: 'the whole file',
    seconds: (endTime - startTime) / 1000,
  }))
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, duration }) => ({ file: fromCheckout(name), title, seconds: (duration ?? 0) / 1000 })),
  )
  return { tests, units }
}

function playwrightTimes({ config, suites }: PlaywrightReport): TestTimes {
  const tests = suites.flatMap((suite) =>
    specsOf(suite).map(({ title, tests: runs }) => ({
      file: fromCheckout(join(config.rootDir, suite.file)),
      title,
      seconds: runs.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
    })),
  )
  return { tests, units: tests }
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)]
}

function fromCheckout(path: string): string {
  return isAbsolute(path) ? relative(checkout, path) : path
}

/** Seconds of the test files that are worth starting early; written by `npm run test:times`. */
export const measuredFile = join(checkout, 'tools/test-times/measured-seconds.json')

const worthNoting = 3

export function readMeasured(): Readonly<Record<string, number>> {
  return JSON.parse(readFileSync(measuredFile, 'utf8'))
}

/** For each file the longest time that one worker is busy with it without a break, the longest file first. */
export function measuredSeconds(units: readonly TestTime[]): Record<string, number> {
  const files = Map.groupBy(units, ({ file }) => file)
  const longest = [...files].map(([file, its]) => [file, Math.round(Math.max(...its.map(({ seconds }) => seconds)))] as const)
  return Object.fromEntries(
    longest.filter(([, seconds]) => seconds >= worthNoting).toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)),
  )
}

/** The slowest tests of a run, the slowest first: `  36.1 s  tools/additions.long.test.ts › kinds of every shape`. */
export function formatSlowest(tests: readonly TestTime[], count: number): string {
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, count)
  return slowest.map(({ file, title, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file} › ${title}`).join('\n')
}
