export type TestOutcome = { title: string; state: 'passed' | 'failed' | 'skipped' }

// What the runners write; only what is read here.
export type VitestReport = {
  testResults: { name: string; status: string; message?: string; assertionResults: { title: string; status: string }[] }[]
}
export type PlaywrightReport = { suites: PlaywrightSuite[]; errors: { message?: string }[] }
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
