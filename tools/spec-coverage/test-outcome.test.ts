import { expect, test } from 'vitest'
import { formatClosingLine, type TestOutcome } from './test-outcome.ts'

const outcome = (state: TestOutcome['state']): TestOutcome => ({ title: 'a test', state })
const reports = new Map([
  ['vitest-pure', [outcome('passed'), outcome('failed'), outcome('failed')]],
  ['playwright', [outcome('passed'), outcome('skipped')]],
])

test.each([
  ['all runners are summed', [], '2 passed, 2 failed, 1 skipped'],
  ['a failed step counts', ['build'], '2 passed, 3 failed, 1 skipped'],
  ['a step whose tests failed is already counted', ['verify:vitest-pure'], '2 passed, 2 failed, 1 skipped'],
  ['a step that failed although its tests passed counts', ['browser tests:playwright'], '2 passed, 3 failed, 1 skipped'],
  ['a runner that left no report counts', ['live tests:vitest-live'], '2 passed, 3 failed, 1 skipped'],
])('%s', (_title, failedSteps, line) => {
  expect(formatClosingLine(reports, failedSteps)).toBe(line)
})
