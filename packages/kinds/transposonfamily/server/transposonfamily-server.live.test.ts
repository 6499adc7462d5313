import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { FamilyCopies } from '../contract/family-copies.ts'
import { TransposonfamilyRecord } from '../contract/transposonfamily-record.ts'
import { loadTransposonFamilies } from './transposonfamily-server.ts'

const { db, releaseId } = demoDatabase()
const { get } = (await demoSite()).as('anonymous')
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
  expect((await loadNamed('DEMO1')).copies.count).toBeGreaterThan(11)
})

async function copiesOf(key: number, query: string): Promise<FamilyCopies> {
  const { status, body } = await get(`/api/detail/transposonfamily/copies?key=${key}${query}`)
  expect(status).toBe(200)
  return FamilyCopies.parse(body)
}

test('[GENOME-004] a large family is counted by bins, and its record holds no more than 100 copies', async () => {
  const { copies, associatedTransposons } = await loadNamed('DEMO19')
  expect(copies.count).toBeGreaterThan(100)
  expect(associatedTransposons).toHaveLength(100)
  expect(copies.bins.reduce((sum, { count }) => sum + count, 0)).toBe(copies.count)
})

test('[GENOME-004] pages of the copies are all of them, once', async () => {
  const { transposonFamilyId: key, copies } = await loadNamed('DEMO19')
  const pages = await Promise.all([1, 2].map((page) => copiesOf(key, `&pageSize=100&page=${page}`)))
  const names = pages.flatMap((page) => page.copies.map(({ transposon }) => transposon.label))
  expect(pages[0]?.total).toBe(copies.count)
  expect(new Set(names).size).toBe(copies.count)
  expect(names).toHaveLength(copies.count)
})

test('[GENOME-004] [GENOME-002] every bin holds as many copies as it counts', async () => {
  const { transposonFamilyId: key, copies } = await loadNamed('DEMO19')
  for (const { chromosome, start, count } of copies.bins.slice(0, 8)) {
    const { total, copies: found } = await copiesOf(key, `&region=${chromosome}:${start}-${start + 249_999}`)
    expect(total).toBe(count)
    expect(found).toHaveLength(count)
    for (const copy of found) expect([copy.chromosome, copy.startPosition >= start]).toEqual([chromosome, true])
  }
})

test('[GENOME-004] a region that cannot be read is refused; one beyond the chromosome is empty; no family, no copies', async () => {
  const { transposonFamilyId: key } = await loadNamed('DEMO19')
  expect((await get(`/api/detail/transposonfamily/copies?key=${key}&region=Chr9:1-2`)).status).toBe(400)
  expect(await copiesOf(key, '&region=Chr4:99999999-100000000')).toEqual({ total: 0, copies: [], next: null })
  expect((await get('/api/detail/transposonfamily/copies?key=1')).status).toBe(404)
})
