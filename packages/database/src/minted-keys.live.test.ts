import { readFile } from 'node:fs/promises'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
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

/** What `mint_keys` makes of a working table with these natural keys and published numbers. */
async function keysOf(...rows: [naturalKey: string | null, published: number | null][]): Promise<(number | null)[]> {
  const client = await db.pool.connect()
  try {
    await client.query('create temporary table named (place serial, natural_key text, key bigint)')
    for (const row of rows) await client.query('insert into named (natural_key, key) values ($1, $2)', row)
    await client.query(`select community.mint_keys('line', 'named')`)
    const found = await client.query<{ key: number | null }>('select key from named order by place')
    return found.rows.map(({ key }) => key)
  } finally {
    await client.query('drop table if exists named')
    client.release()
  }
}

test('[DATA-079] a published number is the key; what has none gets a minted one, in the order of the names, and keeps it', async () => {
  const [b, a, published, further] = await keysOf(['b', null], ['a', null], ['c', 77], [null, 78])
  expect([published, further]).toEqual([77, 78])
  expect(Number(b)).toBe(Number(a) + 1)
  // TAIR numbers a later, and c gets a namesake without number.
  const [, again, first, namesake] = await keysOf(['d', null], ['a', 79], ['c', 77], ['c', null])
  expect(again).toBe(a)
  expect(first).toBe(namesake)
  expect(await keysOf(['b', null], ['b', null])).toEqual([b, b])
})

test('[TRUTH-010] a key that was minted for a name with entities is that of the decoded name', async () => {
  const [key] = await mint('sly1-d rga-&#916;17 &#946;', 'R&D')
  await db.pool.query(await readFile(new URL('./migrations/0015-decoded-natural-keys.sql', import.meta.url), 'utf8'))
  const { rows } = await db.pool.query(`select natural_key, key from community.minted_key where natural_key in ('sly1-d rga-Δ17 β', 'R&D')`)
  expect(rows).toContainEqual({ natural_key: 'sly1-d rga-Δ17 β', key })
  expect(rows).toHaveLength(2)
})
