import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { MarkerRecord } from '../contract/marker-record.ts'
import { loadMarkers } from './load-marker.ts'

const { db, releaseId } = demoDatabase()
const release = db.release(releaseId)

async function loadNamed(name: string): Promise<MarkerRecord> {
  const { markerId } = await release.selectFrom('marker').select('markerId').where('name', '=', name).executeTakeFirstOrThrow()
  return MarkerRecord.parse((await loadMarkers(release, [markerId])).get(markerId))
}

test('[DATA-043] nga8 has its type, chromosome and product lengths', async () => {
  const marker = await loadNamed('nga8')
  expect(marker).toMatchObject({ markerType: 'SSLP', isPCRMarker: true, chromosome: 'Chr4', tairAccession: null, digestPatterns: [] })
  expect(marker.pcrProductLengths.map(({ abbrevName, productLength }) => [abbrevName, productLength])).toEqual([
    ['Col', 154],
    ['Ler', 198],
  ])
})

test('[DATA-043] a made-up marker has everything, and its accession is its key', async () => {
  const marker = await loadNamed('DEMO_CAPS1')
  expect(marker).toMatchObject({
    markerId: 900000001,
    tairAccession: 900000001,
    aliases: ['DEMO_CAPS1A', 'DEMO_CAPS1B'],
    associatedLoci: [{ kind: 'locus', label: 'AT4G18960' }],
    associatedGene: [{ geneName: 'AT4G18960.1', geneId: 2117143, locusName: 'AT4G18960', locusId: 2117144, associationType: null }],
    attributions: [{ attributionType: 'submitted_by', name: 'Demo Mapper', attributionDate: '2019-03-04' }],
    comments: [{ firstName: 'Demo', lastName: 'Reader', notepadComment: expect.any(String), dateEntered: '2024-02-29' }],
    madeFrom: { name: 'DEMO_CLONE1', mapElementType: 'BAC', clone: { kind: 'clone', key: 900000401 } },
    globalAssignments: [{ map: { kind: 'map', label: 'AGI' }, chromosome: 'Chr4', units: 'bp' }],
    digestPatterns: [
      { restrictionEnzymeName: 'EcoRI', numSites: 1, fragmentationLength: '560, 140' },
      { numSites: 0 },
      { polymorphism: { kind: 'polymorphism', label: 'demo-3' }, restrictionEnzymeName: 'HindIII' },
    ],
  })
  expect(marker.flankSequence?.sequence1).toMatch(/^[ACGT]+$/)
})

test('[TRUTH-024] a marker of which a file gives no more than the chromosome is a record too', async () => {
  expect(await loadNamed('nga59')).toMatchObject({ chromosome: 'Chr1', markerType: null, globalAssignments: [] })
  // Another file has its type.
  expect(await loadNamed('nga8')).toMatchObject({ chromosome: 'Chr4', markerType: 'SSLP' })
})

test('a marker has positions on genetic maps in centimorgans, and a bare one has none', async () => {
  expect((await loadNamed('PVV4')).globalAssignments).toMatchObject([{ name: 'Ler x Cvi RIL', units: 'cM', start: 0, chromosome: 'Chr1' }])
  expect((await loadNamed('Salome2012_1_768865')).globalAssignments.length).toBeGreaterThan(1)
  expect(await loadNamed('DEMO_BARE')).toMatchObject({ globalAssignments: [], markerType: null, chromosome: null, isPCRMarker: null })
})
