import { rm } from 'node:fs/promises'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { trialKinds, trialServers, writeTrialFolder } from '../fixtures/trial-kind.ts'
import { loadRelease } from './load-release.ts'

const { db } = await testDatabase('empty')
const restored = await testDatabase('empty')
const clock = fixedClock('2026-11-15T08:30:00Z')

async function load(releaseId?: string, into = db): Promise<string> {
  const dir = await writeTrialFolder(['one\tthe first'])
  try {
    const report = await loadRelease({
      db: into,
      kindServers: trialServers,
      kinds: trialKinds,
      dir,
      clock,
      ...(releaseId && { releaseId }),
    })
    return report.releaseId
  } finally {
    await rm(dir, { recursive: true })
  }
}

test('[OPER-022] an id is the time of the load, and loads in one second get seconds of their own', async () => {
  expect(await load()).toBe('2026_11_15_083000')
  expect((await Promise.all([load(), load()])).sort()).toEqual(['2026_11_15_083001', '2026_11_15_083002'])
})

test('[OPER-022] a database that was restored from an older backup does not choose the id of a release that it has lost', async () => {
  const backup = await db.community.selectFrom('release').selectAll().execute()
  for (const { id, shapeHash } of backup)
    await restored.db.community.insertInto('release').values({ id, shapeHash, state: 'retired' }).execute()
  clock.advance(60_000)
  const lost = await load()
  clock.advance(60_000)
  expect(await load(undefined, restored.db)).not.toBe(lost)
})

test('[OPER-022] the id of a retired release is not taken over, and that of a failed load is', async () => {
  await load('spring')
  await db.pool.query(`drop schema release_spring cascade; update community.release set state = 'retired' where id = 'spring'`)
  await expect(load('spring')).rejects.toThrow('There is a release spring already. Choose another id.')
  await load('summer')
  await db.pool.query(`drop schema release_summer cascade; update community.release set state = 'failed' where id = 'summer'`)
  expect(await load('summer')).toBe('summer')
})

test.each([
  `delete from community.release where id = 'autumn'`,
  `update community.release set id = 'winter' where id = 'autumn'`,
  `update community.release set state = 'built' where id = 'spring'`,
  `delete from community.release where id = 'spring'`,
])('[OPER-022] the database refuses what would set an id free: %s', async (change) => {
  await db.pool.query(`insert into community.release (id, shape_hash, state) values ('autumn', 'x', 'loaded') on conflict do nothing`)
  await expect(db.pool.query(change)).rejects.toThrow('ids of releases never return')
})
