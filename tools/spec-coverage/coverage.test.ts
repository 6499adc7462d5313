import { expect, test } from 'vitest'
import { findCoverage, formatCoverage, parseRequirements, parseSelection } from './coverage.ts'
import { parseReport, type TestOutcome } from './test-outcome.ts'

const head = 'id\tarea\tsource\trequirement\thow_to_show'
const row = (id: string, text = 'a rule') => `${id}\t${id.split('-')[0]}\t1 §1\t${text}\tunit: read`
const requirements = parseRequirements(
  `${[head, row('CAT-001'), row('CAT-002'), row('CAT-003', '[withdrawn] gone'), row('CAT-004'), row('DOG-001')].join('\n')}\n`,
)

const vitestReport = (...tests: [string, string][]) =>
  JSON.stringify({
    testResults: [{ name: '/a.test.ts', status: 'passed', assertionResults: tests.map(([title, status]) => ({ title, status })) }],
  })

const playwrightReport = (...tests: [string, string, string][]) =>
  JSON.stringify({
    errors: [],
    suites: [
      { specs: [], suites: [{ specs: tests.map(([title, status, expectedStatus]) => ({ title, tests: [{ status, expectedStatus }] })) }] },
    ],
  })

test('only executed, passing tests of either runner count', () => {
  const outcomes = [
    ...parseReport(vitestReport(['[CAT-001] purrs', 'passed'], ['[CAT-002] bites', 'failed'], ['[CAT-004] sleeps', 'skipped'])),
    ...parseReport(
      playwrightReport(
        ['[DOG-001] barks', 'expected', 'passed'],
        ['[CAT-002] bites', 'unexpected', 'passed'],
        ['[CAT-004] sleeps', 'skipped', 'skipped'],
        ['[CAT-004] is expected to fail', 'expected', 'failed'],
      ),
    ),
  ]
  expect([...findCoverage(requirements, outcomes).covered]).toEqual(['CAT-001', 'DOG-001'])
})

test.each(['failed', 'skipped'] as const)('a requirement with a %s test beside passing ones is not covered', (state) => {
  const outcomes: TestOutcome[] = [
    { title: '[CAT-001] purrs when stroked', state: 'passed' },
    { title: '[CAT-001] [DOG-001] purrs when fed', state },
    { title: '[CAT-002] bites', state: 'passed' },
  ]
  expect([...findCoverage(requirements, outcomes).covered]).toEqual(['CAT-002'])
})

test('a title may carry several ids, and an id of no row is reported', () => {
  const found = findCoverage(
    requirements,
    parseReport(vitestReport(['[CAT-001] [DOG-001] live together', 'passed'], ['[COW-001] moos', 'skipped'])),
  )
  expect([...found.covered]).toEqual(['CAT-001', 'DOG-001'])
  expect(found.unknown).toEqual([{ id: 'COW-001', title: '[COW-001] moos' }])
})

test('the table counts per area and leaves withdrawn rows out', () => {
  const table = formatCoverage(requirements, findCoverage(requirements, [{ title: '[CAT-001] [CAT-003]', state: 'passed' }]))
  expect(table.split('\n').map((line) => line.replace(/ +/g, ' '))).toEqual([
    'area covered / total',
    'CAT 1 / 3 33 %',
    'DOG 0 / 1 0 %',
    'sum 1 / 4 25 %',
  ])
})

test.each([
  ['DOG', ['DOG-001']],
  ['CAT-001..004', ['CAT-001', 'CAT-002', 'CAT-004']],
  ['CAT-002..CAT-004, DOG-001', ['CAT-002', 'CAT-004', 'DOG-001']],
  ['CAT-003', []],
  ['', []],
])('the selection %j means %j', (selection, ids) => {
  expect(parseSelection(selection, requirements).map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['COW', 'COW is not in the requirement list'],
  ['CAT-009', 'CAT-009 is not in the requirement list'],
  ['CAT-001..009', 'CAT-009 is not in the requirement list'],
  ['CAT-001..DOG-001', "'CAT-001..DOG-001' is not an area, id or range"],
])('the selection %j is refused', (selection, message) => {
  expect(() => parseSelection(selection, requirements)).toThrow(message)
})

test('a file that failed before its tests, and an error outside all tests, are failures', () => {
  const broken = JSON.stringify({ testResults: [{ name: '/b.test.ts', status: 'failed', assertionResults: [] }] })
  expect(parseReport(broken)).toEqual([{ title: '/b.test.ts', state: 'failed' }])
  expect(parseReport(JSON.stringify({ suites: [], errors: [{ message: 'no browser' }] }))).toEqual([
    { title: 'no browser', state: 'failed' },
  ])
})

test('a row without five columns is reported by its line', () => {
  expect(() => parseRequirements(`${head}\n${row('CAT-001')}\nCAT-002\tCAT\n`)).toThrow('Line 3')
})

test('an id that stands twice is reported by its second line', () => {
  expect(() => parseRequirements(`${[head, row('CAT-001'), row('CAT-002'), row('CAT-001')].join('\n')}\n`)).toThrow('Line 4')
})

test('a test of the official release that is left to a command covers nothing and takes nothing away', () => {
  const outcomes: TestOutcome[] = [
    { title: '[CAT-001] purrs', state: 'passed' },
    { title: '[CAT-001] purrs (needs ROSETTE_REAL_SITE)', state: 'skipped' },
    { title: '[CAT-002] bites (needs ROSETTE_REAL_SITE)', state: 'skipped' },
    { title: '[CAT-004] sleeps', state: 'passed' },
    { title: '[CAT-004] sleeps (needs ROSETTE_REAL_SITE)', state: 'failed' },
  ]
  expect([...findCoverage(requirements, outcomes).covered]).toEqual(['CAT-001'])
})
