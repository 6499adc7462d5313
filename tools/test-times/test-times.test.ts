import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkout } from '../checkout.ts'
import { formatSlowest, measuredSeconds, parseTimes, readMeasured } from './test-times.ts'

const vitest = parseTimes(
  JSON.stringify({
    testResults: [
      {
        name: join(checkout, 'tools/a.test.ts'),
        startTime: 10_000,
        endTime: 22_000,
        assertionResults: [{ title: 'quick', duration: 200 }, { title: 'slow', duration: 8000 }, { title: 'skipped' }],
      },
      { name: join(checkout, 'tools/b.test.ts'), startTime: 0, endTime: 900, assertionResults: [{ title: 'tiny', duration: 5 }] },
    ],
  }),
)
const spec = (title: string, ...durations: number[]) => ({
  title,
  tests: [{ results: durations.map((duration) => ({ duration })) }],
})
const playwright = parseTimes(
  JSON.stringify({
    config: { rootDir: join(checkout, 'e2e') },
    suites: [{ file: 'c.spec.ts', specs: [spec('opens', 9000)], suites: [{ specs: [spec('closes', 4000), spec('is skipped')] }] }],
  }),
)

test('the slowest tests of both runners are reported, the slowest first', () => {
  expect(formatSlowest([...vitest.tests, ...playwright.tests], 3).split('\n')).toEqual([
    '    9.0 s  e2e/c.spec.ts › opens',
    '    8.0 s  tools/a.test.ts › slow',
    '    4.0 s  e2e/c.spec.ts › closes',
  ])
})

test('a file of Vitest counts whole, one of browser tests by its longest test, and short ones are left out', () => {
  expect(measuredSeconds([...playwright.units, ...vitest.units])).toEqual({ 'tools/a.test.ts': 12, 'e2e/c.spec.ts': 9 })
})

test('the committed times are those of files that exist, the longest first', () => {
  const measured = Object.entries(readMeasured())
  expect(measured.filter(([file]) => !existsSync(join(checkout, file)))).toEqual([])
  expect(measured).toEqual(measured.toSorted((a, b) => b[1] - a[1]))
})
