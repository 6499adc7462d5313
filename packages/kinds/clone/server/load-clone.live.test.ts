import { dnaTypes } from '@rosette/contract-kit/search/criteria-parts.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { CloneRecord } from '../contract/clone-record.ts'
import { loadClones } from './load-clone.ts'

const { db, releaseId } = demoDatabase()
const release = db.release(releaseId)

async function loadNamed(name: string): Promise<CloneRecord> {
  const { cloneId } = await release.selectFrom('clone').select('cloneId').where('name', '=', name).executeTakeFirstOrThrow()
  return CloneRecord.parse((await loadClones(release, [cloneId])).get(cloneId))
}

test('[DATA-037] a demo clone has every field, and its accession is its key', async () => {
  expect(await loadNamed('DEMO_CLONE1')).toMatchObject({
    cloneId: 900000401,
    tairObjectId: 900000401,
    dateLastModified: '2024-02-29',
    aliases: ['DEMO_CLONE1A', 'DEMO_CLONE1B'],
    parentClone: { insertType: 'genomic', insertSize: 94000 },
    taxon: {
      scientificName: 'Arabidopsis thaliana',
      species: { key: 3702 },
      originalName: 'Col-0',
      ecotype: { kind: 'ecotype', label: 'Col-0' },
    },
    chromosome: 'Chr4',
    antibioticSelection: 'chloramphenicol',
    hostStrain: { originalName: 'DEMO_STRAIN1', genus: 'Escherichia', species: 'coli', hostStrain: { key: 900000101 } },
    vectorDetails: [{ name: 'DEMO_VECTOR1', vectorType: 'lambda', vector: { key: 900000201 } }],
    cloneEnds: [{ cloneEnd: { kind: 'cloneend', key: 900000501 }, cloneEndType: 'BAC_end' }],
    geneticMarkers: [{ kind: 'marker', label: 'DEMO_CAPS1' }],
    attributions: [{ attributionType: 'sequenced_by', communityType: 'organization' }, { communityType: 'person' }],
    comments: [
      { firstName: 'Flora', communityId: 900000001, notepadComment: expect.any(String), dateEntered: '2023-04-05' },
      { communityId: null },
    ],
  })
})

test('[DATA-037] [DATA-038] a demo clone has stocks, genes, sequences and map positions', async () => {
  const clone = await loadNamed('DEMO_CLONE1')
  expect(clone.stockDetails).toMatchObject([
    { name: 'DEMO_STOCK_C1', stockAvailabilityType: 'available', donorStockNumber: 'D-1', lastName: 'Example' },
  ])
  expect(clone.gene).toMatchObject([
    { geneName: 'AT4G18960.1', gene: { kind: 'gene' }, locusName: 'AT4G18960', locus: { kind: 'locus' }, relationshipType: 'full_length' },
    { geneName: null, locusName: 'NO_SUCH_LOCUS', locus: null },
  ])
  expect(clone.sequences).toMatchObject([
    {
      icAccession: 'DEMO00001.1',
      sequence: { kind: 'sequence' },
      genbankGi: '900000001',
      sequenceClass: 'finished',
      source: 'Demonstration Centre',
    },
    { icAccession: 'DEMO90001', sequence: null, source: null },
  ])
  const position = {
    name: 'AGI',
    mapType: 'nuc_sequence',
    units: 'bp',
    chromosome: 'Chr4',
    start: 10370000,
    end: 10463999,
    orientation: 'R',
  }
  expect(clone.globalAssignments).toMatchObject([{ map: { kind: 'map', label: 'AGI' }, ...position }])
})

test('F13C5 carries AGAMOUS, whose open reading frame is named after the clone', async () => {
  const clone = await loadNamed('F13C5')
  expect(clone.gene.map(({ locusName }) => locusName)).toContain('AT4G18960')
  expect(clone).toMatchObject({ vectorType: 'BAC', chromosome: 'Chr4' })
})

test('a bare clone has only a name', async () => {
  const bare = await loadNamed('DEMO_CLONE_BARE')
  expect(bare).toMatchObject({ aliases: [], parentClone: null, taxon: null, chromosome: null, gene: [], sequences: [], vectorDetails: [] })
  expect(bare).toMatchObject({ hostStrain: null, globalAssignments: [], stockDetails: [], attributions: [], comments: [] })
})

test('[DATA-079] clones and clone ends never share a key', async () => {
  const clones = await release.selectFrom('clone').select('cloneId').execute()
  const ends = await release.selectFrom('cloneend').select('cloneEndId').execute()
  const keys = [...clones.map(({ cloneId }) => cloneId), ...ends.map(({ cloneEndId }) => cloneEndId)]
  expect(new Set(keys).size).toBe(keys.length)
  expect(ends.length).toBeGreaterThan(2)
})

test('the demo release has every type of vector, insert and clone end', async () => {
  const clones = await release.selectFrom('clone').select(['vectorType', 'insertType']).execute()
  const ends = await release.selectFrom('cloneend').select('cloneEndType').execute()
  expect(clones.map(({ vectorType }) => vectorType)).toEqual(expect.arrayContaining([...dnaTypes.vector]))
  expect(clones.map(({ insertType }) => insertType)).toEqual(expect.arrayContaining([...dnaTypes.insert]))
  expect(ends.map(({ cloneEndType }) => cloneEndType)).toEqual(expect.arrayContaining([...dnaTypes.cloneEnd]))
})
