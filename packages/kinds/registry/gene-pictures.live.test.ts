import { type GenePictures, genePicturesOf, mostPictures } from '@rosette/contract-kit/records/gene-pictures.ts'
import { loadGenePictures } from '@rosette/database/gene-picture/load-gene-pictures.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'

const database = demoDatabase()
const { as } = await demoSite()
const { as: guardedAs } = await demoSite('spec')
const { get } = as('anonymous')
const release = database.db.release(database.releaseId)

type Kind = Parameters<typeof genePicturesOf>[0]

async function picturesOf(kind: Kind, key: number): Promise<GenePictures> {
  const { status, body } = await get(`/api/detail/${kind}/pictures?key=${key}`)
  expect(status).toBe(200)
  return genePicturesOf(kind).answer.parse(body)
}

const geneKey = async (name: string) =>
  (await release.selectFrom('gene').select('geneId').where('name', '=', name).executeTakeFirstOrThrow()).geneId
const polymorphismKey = async (name: string) =>
  (await release.selectFrom('polymorphism').select('polymorphismId').where('name', '=', name).executeTakeFirstOrThrow()).polymorphismId

test('[PICT-014] a gene model is drawn with all models of its locus', async () => {
  const { pictures, total } = await picturesOf('gene', await geneKey('AT4G18960.2'))
  expect(total).toBe(1)
  expect(pictures[0]?.locus).toEqual({ kind: 'locus', key: 2117144, label: 'AT4G18960' })
  expect(pictures[0]?.geneModels.map(({ name }) => name)).toEqual(['AT4G18960.1', 'AT4G18960.2', 'AT4G18960.3', 'AT4G18960.4'])
  expect(pictures[0]?.variants.total).toBe(6)
})

test('[PICT-014] a polymorphism is drawn in the gene that it hits; one that hits none has no picture', async () => {
  const key = await polymorphismKey('GABIseq_292H01.1')
  const { pictures } = await picturesOf('polymorphism', key)
  expect(pictures.map(({ locus }) => locus.label)).toEqual(['AT4G18960'])
  expect(pictures[0]?.variants.rows.some(({ polymorphism }) => polymorphism.key === key)).toBe(true)
  expect(await picturesOf('polymorphism', await polymorphismKey('DEMO-bare-1'))).toEqual({ pictures: [], total: 0 })
})

test('[PICT-015] of many loci the first three by name are drawn and all are counted', async () => {
  const loci = await release
    .selectFrom('locus')
    .innerJoin('geneModel', 'geneModel.locusId', 'locus.locusId')
    .select(['locus.locusId', 'locus.name'])
    .distinct()
    .orderBy('locus.name', 'desc')
    .limit(5)
    .execute()
  const { pictures, total } = await loadGenePictures(
    release,
    loci.map(({ locusId }) => locusId),
  )
  expect(total).toBe(5)
  expect(pictures.map(({ locus }) => locus.label)).toEqual(
    loci
      .map(({ name }) => name)
      .toReversed()
      .slice(0, mostPictures),
  )
})

test('[PICT-015] a germplasm is drawn with the genes that its polymorphisms hit', async () => {
  const rows = await release
    .selectFrom('polymorphismGermplasm as carried')
    .innerJoin('polymorphismGene as hit', 'hit.polymorphismId', 'carried.polymorphismId')
    .innerJoin('geneModel', 'geneModel.locusId', 'hit.locusId')
    .select(({ fn }) => ['carried.germplasmId', fn.count<number>('hit.locusId').distinct().as('count')])
    .groupBy('carried.germplasmId')
    .execute()
  expect(rows.length).toBeGreaterThan(0)
  for (const { germplasmId, count } of rows.slice(0, 20)) {
    const { pictures, total } = await picturesOf('germplasm', germplasmId)
    expect([total, pictures.length]).toEqual([Number(count), Math.min(mostPictures, Number(count))])
  }
})

test('[PICT-014] pictures are guarded like the record, and an unknown key is not found', async () => {
  const key = await geneKey('AT4G18960.1')
  expect((await guardedAs('anonymous').get(`/api/detail/gene/pictures?key=${key}`)).status).toBe(
    (await guardedAs('anonymous').get(`/api/detail/gene?key=${key}`)).status,
  )
  expect((await get('/api/detail/gene/pictures?key=1')).status).toBe(404)
})
