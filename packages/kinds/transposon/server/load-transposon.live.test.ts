import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { TransposonRecord } from '../contract/transposon-record.ts'
import { loadTransposons } from './load-transposon.ts'

const { db, releaseId } = demoDatabase()
const release = db.release(releaseId)

async function loadNamed(name: string): Promise<TransposonRecord> {
  const { transposonId } = await release.selectFrom('transposon').select('transposonId').where('name', '=', name).executeTakeFirstOrThrow()
  return TransposonRecord.parse((await loadTransposons(release, [transposonId])).get(transposonId))
}

test('[DATA-062] an element has its family, its location and its map', async () => {
  expect(await loadNamed('AT5TE20395')).toMatchObject({
    chromosome: 'Chr5',
    family: { kind: 'transposonfamily', label: 'ATCOPIA93' },
    superFamilyName: 'LTR/Copia',
    sequence: null,
    globalAssignment: [
      { map: { kind: 'map', label: 'AGI' }, chromosome: 'Chr5', start: 5629978, end: 5635310, orientation: 'F', units: 'bp' },
    ],
  })
})

test('a transposable element gene that shares bases with an element is its gene, other genes are not', async () => {
  const links = await release
    .selectFrom('transposonLocus')
    .innerJoin('locus', 'locus.locusId', 'transposonLocus.locusId')
    .innerJoin('transposon', 'transposon.transposonId', 'transposonLocus.transposonId')
    .select(['locus.geneModelType', 'locus.chromosome', 'locus.startPosition', 'locus.endPosition'])
    .select(['transposon.name', 'transposon.chromosome as place', 'transposon.startPosition as start', 'transposon.endPosition as end'])
    .execute()
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) {
    expect(link).toMatchObject({ geneModelType: 'transposable_element_gene', chromosome: link.place })
    expect(Number(link.startPosition) <= link.end && Number(link.endPosition) >= link.start).toBe(true)
  }
  const { associatedTransposable } = await loadNamed(links[0]?.name ?? '')
  expect(associatedTransposable[0]?.kind).toBe('locus')
})

test('parts of an element are listed in order', async () => {
  const { transposonFeature } = await loadNamed('AT1TE00001')
  expect(transposonFeature.map((feature) => feature.assignmentFeatureType)).toEqual([
    'long_terminal_repeat',
    'transposon_fragment',
    'long_terminal_repeat',
  ])
})
