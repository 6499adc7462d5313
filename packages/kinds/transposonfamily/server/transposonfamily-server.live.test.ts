import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { TransposonfamilyRecord } from '../contract/transposonfamily-record.ts'
import { loadTransposonFamilies } from './transposonfamily-server.ts'

const { db, releaseId } = await testDatabase()
const release = db.release(releaseId)

async function loadNamed(name: string): Promise<TransposonfamilyRecord> {
  const { transposonFamilyId } = await release
    .selectFrom('transposonFamily')
    .select('transposonFamilyId')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return TransposonfamilyRecord.parse((await loadTransposonFamilies(release, [transposonFamilyId])).get(transposonFamilyId))
}

test('[DATA-063] a family has its super family and all its elements in the order of the genome', async () => {
  const family = await loadNamed('ATCOPIA93')
  expect(family).toMatchObject({ superFamilyName: 'LTR/Copia', dateLastUpdated: null })
  expect(family.associatedTransposons.map(({ transposon, chromosome }) => [transposon.label, chromosome])).toEqual([
    ['AT1TE41580', 'Chr1'],
    ['AT1TE54585', 'Chr1'],
    ['AT4TE10320', 'Chr4'],
    ['AT5TE20395', 'Chr5'],
  ])
})

test('all 18 super families of TAIR10 occur, and one family has many elements', async () => {
  const rows = await release.selectFrom('transposonFamily').select('superFamilyName').distinct().execute()
  expect(rows).toHaveLength(18)
  expect((await loadNamed('DEMO1')).associatedTransposons.length).toBeGreaterThan(11)
})
