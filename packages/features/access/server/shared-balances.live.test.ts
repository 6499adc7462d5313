import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { sharedBalances } from './shared-balances.ts'

const { community } = (await testDatabase('empty')).db
const share = sharedBalances(community)
const start = new Date('2026-11-01T00:00:00Z')
const at = (seconds: number) => ({ perMinute: 60, now: new Date(start.getTime() + seconds * 1000) })

test('[OPER-024] of draws at the same time only as many succeed as there are points for', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => share('fern', { spent: 0, requested: 25, ...at(0) })))
  expect(answers.filter(({ isRefused }) => !isRefused)).toHaveLength(3)
  expect(await share('moss', { spent: 0, requested: 25, ...at(0) })).toEqual({ points: 35, isRefused: false })
})

test('[OPER-024] a balance is refilled as time passes, up to a minute of it, and a process whose clock is behind takes nothing away', async () => {
  expect(await share('fern', { spent: 0, requested: 1, ...at(15) })).toEqual({ points: 0, isRefused: true })
  expect(await share('fern', { spent: 0, requested: 1, ...at(16) })).toEqual({ points: 0, isRefused: false })
  expect(await share('fern', { spent: 0, requested: 1, ...at(10) })).toEqual({ points: 0, isRefused: true })
  expect(await share('fern', { spent: 0, requested: 1, ...at(18) })).toEqual({ points: 1, isRefused: false })
  expect(await share('fern', { spent: 10, requested: 0, ...at(600) })).toEqual({ points: 50, isRefused: false })
})

test('[OPER-024] what was spent already is owed, at most a minute of it, and is not refused', async () => {
  expect(await share('owing', { spent: 500, requested: 0, ...at(0) })).toEqual({ points: -60, isRefused: false })
  expect(await share('owing', { spent: 500, requested: 30, ...at(10) })).toEqual({ points: -60, isRefused: true })
  expect(await share('owing', { spent: -20, requested: 0, ...at(10) })).toEqual({ points: -40, isRefused: false })
})
