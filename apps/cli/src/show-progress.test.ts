import { Writable } from 'node:stream'
import type { Progress } from '@rosette/release-kit/progress.ts'
import { expect, test } from 'vitest'
import { formatLeft, formatRate, formatStepTimes, type ProgressStream, showProgress } from './show-progress.ts'

function stream(isTerminal: boolean) {
  const written: string[] = []
  const target = new Writable({
    write(chunk, _, done) {
      written.push(String(chunk))
      done()
    },
  })
  return { target: Object.assign(target, { isTTY: isTerminal, columns: 100, cursorTo() {}, clearLine() {} }), written }
}

const steps = [
  { step: 'load', label: 'Gene aliases', done: 0, total: 10, unit: 'bytes', rows: 0 },
  { step: 'load', label: 'Gene aliases', done: 4, total: 10, unit: 'bytes', rows: 3000 },
  { step: 'load', label: 'Gene aliases', done: 10, total: 10, unit: 'bytes', rows: 6000 },
  { step: 'derive', label: 'locus', done: 0, total: 1, unit: 'kinds' },
  { step: 'build', label: 'locus', done: 0, total: 1200, unit: 'records' },
  { step: 'build', label: 'locus', done: 1200, total: 1200, unit: 'records' },
]

/** Shows steps that come every two seconds. */
function show(target: ProgressStream | null, events: readonly Progress[]) {
  let ms = 0
  const display = showProgress(target, () => ms)
  for (const event of events) {
    display.onProgress(event)
    ms += 2000
  }
  return display.finish()
}

test('elsewhere than on a terminal each step is one plain line with rows, rows per second and time', () => {
  const { target, written } = stream(false)
  expect(show(target, steps)).toEqual([
    { step: 'load', label: 'Gene aliases', ms: 6000 },
    { step: 'derive', label: 'locus', ms: 2000 },
    { step: 'build', label: 'locus', ms: 4000 },
  ])
  expect(written).toEqual([
    'load Gene aliases: 6,000 rows, 1,000 rows/s, 6.0 s\n',
    'derive locus: 2.0 s\n',
    'build locus: 1,200 records, 300 records/s, 4.0 s\n',
  ])
})

test('on a terminal a bar is drawn with rows per second and the time left', () => {
  const { target, written } = stream(true)
  show(target, steps.slice(0, 2))
  expect(written.join('')).toMatch(/load Gene aliases [░█]+ 40 % · 1,500 rows\/s · 0:03 left/)
})

test('for machines nothing is written, and the times are kept', () => {
  expect(show(null, steps)).toHaveLength(3)
})

test.each([
  [10, 100, 5000, '0:45 left'],
  [1, 2, 3_725_000, '1:02:05 left'],
  [1, 100_000, 999, '27:45:00 left'],
  [0, 100, 5000, null],
  [100, 100, 5000, null],
  [10, null, 5000, null],
])('%i of %j in %i ms: %j', (done, total, ms, left) => {
  expect(formatLeft(done, total, ms)).toBe(left)
})

test('a rate is reported once there is something to divide', () => {
  expect([formatRate(1_234_567, 1000, 'rows'), formatRate(0, 1000, 'rows'), formatRate(5, 0, 'rows')]).toEqual([
    '1,234,567 rows/s',
    null,
    null,
  ])
})

test('the times of all parts of a step are added up', () => {
  const times = [
    { step: 'load', label: 'a', ms: 1000 },
    { step: 'load', label: 'b', ms: 250 },
    { step: 'build', label: 'a', ms: 40 },
  ]
  expect(formatStepTimes(times)).toBe('Time: load 1.3 s · build 0.0 s')
  expect(formatStepTimes([])).toBeNull()
})
