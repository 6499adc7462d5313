import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { showProgress } from './show-progress.ts'

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
  { step: 'load', label: 'Gene aliases', done: 0, total: 10, unit: 'bytes' },
  { step: 'load', label: 'Gene aliases', done: 10, total: 10, unit: 'bytes' },
  { step: 'build', label: 'locus', done: 1200, total: 1200, unit: 'records' },
]

test('elsewhere than on a terminal each step is one plain line with its time', () => {
  const { target, written } = stream(false)
  const display = showProgress(target)
  for (const step of steps) display.onProgress(step)
  expect(display.finish()).toEqual([
    { step: 'load', label: 'Gene aliases', ms: expect.any(Number) },
    { step: 'build', label: 'locus', ms: expect.any(Number) },
  ])
  expect(written).toEqual([
    expect.stringMatching(/^load Gene aliases: \d+\.\d s\n$/),
    expect.stringMatching(/^build locus: 1,200 records, \d+\.\d s\n$/),
  ])
})

test('on a terminal a bar is drawn', () => {
  const { target, written } = stream(true)
  const display = showProgress(target)
  for (const step of steps) display.onProgress(step)
  display.finish()
  expect(written.join('')).toMatch(/load Gene aliases [░█]+/)
})

test('for machines nothing is written, and the times are kept', () => {
  const display = showProgress(null)
  for (const step of steps) display.onProgress(step)
  expect(display.finish()).toHaveLength(2)
})
