import { expect, test } from 'vitest'
import type { Measured } from './lighthouse-goals.ts'
import { repeatFailed } from './run-lighthouse.ts'

const measured: Measured = {
  benchmarkIndex: 2000,
  performance: 95,
  accessibility: 100,
  bestPractices: 100,
  fcp: 900,
  lcp: 1200,
  tbt: 100,
  blocking: 90,
  cls: 0.01,
  lcpElement: null,
}

test('[PAINT-013] a run that was not recorded is repeated, and one that never is ends the check', async () => {
  const said: string[] = []
  const outcomes = [new Error('NO_FCP'), new Error('PROTOCOL_TIMEOUT'), measured]
  const run = async () => {
    const outcome = outcomes.shift()
    if (outcome instanceof Error || !outcome) throw outcome
    return outcome
  }
  expect(await repeatFailed(run, (line) => void said.push(line))).toBe(measured)
  expect(said).toEqual(['NO_FCP: measured again', 'PROTOCOL_TIMEOUT: measured again'])
  await expect(
    repeatFailed(
      () => Promise.reject(new Error('NO_NAVSTART')),
      () => undefined,
    ),
  ).rejects.toThrow('NO_NAVSTART')
})
