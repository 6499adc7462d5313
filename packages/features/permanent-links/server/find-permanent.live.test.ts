import { schemaOf } from '@rosette/database/release-schema.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { findPermanentPath } from './find-permanent.ts'

const { db, releaseId } = await testDatabase()
const identifiers = `${schemaOf(releaseId)}.identifier`

test('[LINK-002] a record is known by its name, unless that is a number or names another of its kind too', async () => {
  const { rows } = await db.pool.query<{ key: number; name: string }>(
    `select min(key) as key, name from ${identifiers} where kind = 'germplasm' and type = 'name' and status = 'current'
     group by name having count(distinct key) = 1 order by name limit 2`,
  )
  const [one, other] = rows
  if (!one || !other) throw new Error('The demo release has two germplasms')
  const nameToo = (key: number, name: string) =>
    db.pool.query(
      `insert into ${identifiers} select $2, kind, type, status, key, label, null, null from ${identifiers}
       where kind = 'germplasm' and type = 'name' and key = $1 limit 1`,
      [key, name],
    )
  const pathOf = (name: string | null) => findPermanentPath(db, releaseId, kinds.germplasm, one.key, name)
  await nameToo(one.key, '77')
  await nameToo(one.key, 'SHARED-1')
  await nameToo(other.key, 'SHARED-1')
  expect(await Promise.all([one.name, '77', 'SHARED-1', 'UNKNOWN-1', null].map(pathOf))).toEqual([
    `/germplasm/${one.name}`,
    ...Array(4).fill(`/germplasm/${one.key}`),
  ])
})
