import { insertionTypes } from '@rosette/contract-kit/vocabulary/insertion-types.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { PolymorphismRecord } from '../contract/polymorphism-record.ts'
import { alleleModes, inheritances, mutationSites, polymorphismTypes } from '../contract/polymorphism-types.ts'
import { loadPolymorphismSearchFields } from './index-polymorphism.ts'
import { loadPolymorphisms } from './load-polymorphism.ts'

const { db, releaseId } = demoDatabase()
const release = db.release(releaseId)
const rows = await release.selectFrom('polymorphism').select('polymorphismId').execute()
const all = [
  ...(
    await loadPolymorphisms(
      release,
      rows.map((row) => row.polymorphismId),
    )
  ).values(),
]

function named(name: string): PolymorphismRecord | undefined {
  return all.find((record) => record.originalName === name)
}

test('[DATA-051] every polymorphism fits its contract, and all values of its lists occur', () => {
  for (const record of all) expect(PolymorphismRecord.safeParse(record).error).toBeUndefined()
  const values = <Value>(field: (record: PolymorphismRecord) => Value | null) => new Set(all.flatMap((record) => field(record) ?? []))
  expect(values((record) => record.polymorphismType)).toEqual(new Set(polymorphismTypes))
  expect(values((record) => record.insertionType)).toEqual(new Set(insertionTypes))
  expect(values((record) => record.alleleMode)).toEqual(new Set(alleleModes))
  expect(values((record) => record.inheritance)).toEqual(new Set(inheritances))
  expect(values((record) => record.mutationSite)).toEqual(new Set(mutationSites))
})

test('[DATA-051] a polymorphism has its comments', () => {
  expect(named('demo-3')?.comments).toEqual([expect.objectContaining({ lastName: 'Reader', dateEntered: '2024-02-29' })])
})

test('an allele has its gene, germplasm and publications', () => {
  expect(named('ag-1')).toMatchObject({
    polymorphismType: 'substitution',
    associatedGenes: [{ locus: { kind: 'locus', key: 2117144, label: 'AT4G18960' }, geneName: null }],
    germplasmCollections: [{ kind: 'germplasm', label: 'CS25' }],
    publications: [
      { publication: { kind: 'publication', key: 5621 }, publicationYear: 1990 },
      { publication: { kind: 'publication', key: 5700 }, publicationYear: 1989 },
    ],
  })
})

test('a flank has its location, its gene model, and the others of its line', () => {
  expect(named('SALKseq_132145.1')).toMatchObject({
    aliases: ['SALK_132145'],
    insertionType: 'T-DNA',
    mutationSite: 'gene',
    associatedGenes: [{ locus: { label: 'AT4G18960' }, geneName: 'AT4G18960.1', region: 'UTR3' }],
    mapLocations: [{ chromosome: 'Chr4', start: 10388387, end: 10388387 }],
    tfcPolymorphisms: [{ kind: 'polymorphism', label: 'SALKseq_132145.101' }],
  })
  expect(named('SALKseq_054676.1')).toMatchObject({ mutationSite: 'intergenic_region', associatedGenes: [] })
})

test('a genotyped line is a polymorphism if none of its flanks is in the gene', () => {
  expect(named('SALK_014999')).toMatchObject({
    chromosome: 'Chr4',
    associatedGenes: [{ locus: { label: 'AT4G18960' }, region: 'Intron' }],
    mapLocations: [],
  })
})

test('a germplasm named by its line carries the insertions of the line', () => {
  expect(named('DEMOseq_1003_1.0')?.germplasmCollections).toMatchObject([{ kind: 'germplasm', label: 'DEMO_1003_1' }])
})

test('one polymorphism has nothing but a name', () => {
  expect(named('DEMO-bare-1')).toMatchObject({
    polymorphismType: null,
    chromosome: null,
    aliases: [],
    associatedGenes: [],
    mapLocations: [],
  })
})

test('[DPOLY-002] a polymorphism is found by its name in capitals and by its accession', async () => {
  const found = await db.pool.query<{ by: string; value: string }>(
    `select "by", value from release_${releaseId}.record_lookup where kind = 'polymorphism' and value in ('AG-1', '900100001') order by value`,
  )
  expect(found.rows).toEqual([
    { by: 'accession', value: '900100001' },
    { by: 'name', value: 'AG-1' },
  ])
})

test('[RESULTS-082] the zygosity of a line is that of its genotyping for the gene that it hits', async () => {
  const idOf = (name: string) => named(name)?.polymorphismId ?? 0
  const names = ['DEMOseq_1003_1.0', 'DEMOseq_1003_2.0', 'DEMOseq_1003_3.0']
  const fields = await loadPolymorphismSearchFields(release, names.map(idOf))
  expect(names.map((name) => fields.get(idOf(name))?.zygosity)).toEqual([['homozygous'], ['heterozygous'], []])
})
