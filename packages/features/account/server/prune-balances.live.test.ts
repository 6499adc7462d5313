import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { sharedBalances } from '../../access/server/shared-balances.ts'
import { pruneExpired } from './account-tasks.ts'

const { community } = (await testDatabase('empty')).db

test('[OPER-026] the hourly job deletes budgets that are full again, whatever was owed, and no others', async () => {
  const share = sharedBalances(community)
  const start = new Date('2026-11-01T00:00:00Z')
  const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)
  await share('fern', { spent: 1000, requested: 0, perMinute: 100, now: start })
  await share('moss', { spent: 1000, requested: 0, perMinute: 100, now: later(60) })
  const drawNothing = { spent: 0, requested: 0, perMinute: 100, now: later(120) }
  expect(await share('moss', drawNothing)).toMatchObject({ points: 0 })
  await pruneExpired(community, later(121))
  const count = async () => (await community.selectFrom('costBalance').selectAll().execute()).length
  expect(await count()).toBe(1)
  expect(await share('moss', drawNothing)).toMatchObject({ points: 0 })
  expect(await share('fern', drawNothing)).toMatchObject({ points: 100 })
  await pruneExpired(community, later(241))
  expect(await count()).toBe(0)
})
