import { testDatabase } from '@rosette/test-kit/test-database.ts'
import { expect, test } from 'vitest'

const { db } = await testDatabase('empty')

async function mint(...names: string[]): Promise<number[]> {
  const { rows } = await db.pool.query<{ key: number }>(
    `insert into community.minted_key (kind, natural_key) select 'trial', name from unnest($1::text[]) as name returning key`,
    [names],
  )
  return rows.map(({ key }) => key)
}

test('keys are minted from 1,000,000,001 up', async () => {
  expect(await mint('first', 'second')).toEqual([1_000_000_001, 1_000_000_002])
})

// The lowest and the highest number that TAIR's files give a locus or a gene model above 1,000,000,000.
test.for([1_005_027_704, 6_533_896_849])('however many keys are minted, none is the published id %i', async (published) => {
  await db.pool.query(`select setval('community.record_key', $1, false)`, [published])
  const [key = 0] = await mint(`clashes with ${published}`)
  expect(key).not.toBe(published)
  expect(key).toBeGreaterThan(9_999_999_999)
})

test('the last key below the published ids is followed by the first one above them', async () => {
  await db.pool.query(`select setval('community.record_key', 1004999999, false)`)
  expect(await mint('last below', 'first above', 'second above')).toEqual([1_004_999_999, 10_000_000_000, 10_000_000_001])
})
