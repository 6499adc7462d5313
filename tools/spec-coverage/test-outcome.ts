import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '../checkout.ts'

export type TestOutcome = { title: string; state: 'passed' | 'failed' | 'skipped' }

// What the runners write; only what is read here.
type VitestReport = {
  testResults: { name: string; status: string; message?: string; assertionResults: { title: string; status: string }[] }[]
}
type PlaywrightReport = { suites: PlaywrightSuite[]; errors: { message?: string }[] }
type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs: PlaywrightSpec[] }
type PlaywrightSpec = { title: string; tests: { status: string; expectedStatus: string }[] }

/** Each test of a report, with its own title (not its group's: a group passes when only some of it does). */
export function parseReport(text: string): TestOutcome[] {
  const report: VitestReport | PlaywrightReport = JSON.parse(text)
  return 'testResults' in report ? vitestOutcomes(report) : playwrightOutcomes(report)
}

function vitestOutcomes(report: VitestReport): TestOutcome[] {
  return report.testResults.flatMap((file) => {
    const tests = file.assertionResults.map(({ title, status }): TestOutcome => {
      return { title, state: status === 'passed' || status === 'failed' ? status : 'skipped' }
    })
    // A file that could not be read, or whose set-up failed, has a state but no failing test.
    const isBroken = file.status === 'failed' && !tests.some((test) => test.state === 'failed')
    return isBroken ? [...tests, { title: file.name, state: 'failed' }] : tests
  })
}

function playwrightOutcomes(report: PlaywrightReport): TestOutcome[] {
  const errors = report.errors.map(({ message }): TestOutcome => ({ title: message ?? 'Playwright', state: 'failed' }))
  return [...report.suites.flatMap(suiteOutcomes), ...errors]
}

function suiteOutcomes(suite: PlaywrightSuite): TestOutcome[] {
  const own = suite.specs.flatMap(({ title, tests }) => tests.map((test): TestOutcome => ({ title, state: stateOf(test) })))
  return [...own, ...(suite.suites ?? []).flatMap(suiteOutcomes)]
}

function stateOf({ status, expectedStatus }: { status: string; expectedStatus: string }): TestOutcome['state'] {
  if (status === 'skipped') return 'skipped'
  // A test that is expected to fail shows nothing; one that passes only now and then is not relied on.
  return status === 'expected' && expectedStatus === 'passed' ? 'passed' : 'failed'
}

/** Every test of every report that the last runs left in `.reports`, by the report's name: vitest-pure, playwright. */
export function readReports(dir = join(checkout, '.reports')): Map<string, TestOutcome[]> {
  const files = existsSync(dir) ? readdirSync(dir).filter((name) => /^(vitest-.*|playwright)\.json$/.test(name)) : []
  return new Map(files.map((name) => [name.replace('.json', ''), parseReport(readFileSync(join(dir, name), 'utf8'))]))
}

/**
 * `N passed, N failed, N skipped` over all runners. A failed step is a failure of its own, because a run in which the types
 * were wrong or a runner never started must not close with `0 failed`; unless the step's report tells of failed tests.
 */
export function formatClosingLine(reports: ReadonlyMap<string, readonly TestOutcome[]>, failedSteps: readonly string[]): string {
  const count = (state: TestOutcome['state']) => [...reports.values()].flat().filter((outcome) => outcome.state === state).length
  const unexplained = failedSteps.filter((step) => {
    const report = reports.get(step.split(':')[1] ?? '') ?? []
    return !report.some(({ state }) => state === 'failed')
  })
  return `${count('passed')} passed, ${count('failed') + unexplained.length} failed, ${count('skipped')} skipped`
}
