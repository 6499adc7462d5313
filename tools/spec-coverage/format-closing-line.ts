import type { TestOutcome } from './test-outcome.ts'

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
