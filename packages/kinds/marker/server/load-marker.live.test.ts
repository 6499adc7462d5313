import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { MarkerRecord } from '../contract/marker-record.ts'
import { loadMarkers } from './load-marker.ts'

const { db, releaseId } = await testDatabase()
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

test('a made-up marker has everything, and its accession is its key', async () => {
  const marker = await loadNamed('DEMO_CAPS1')
  expect(marker).toMatchObject({
    markerId: 900000001,
    tairAccession: 900000001,
    aliases: ['DEMO_CAPS1A', 'DEMO_CAPS1B'],
    associatedLoci: [{ kind: 'locus', label: 'AT4G18960' }],
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

test('a marker has positions on genetic maps in centimorgans, and a bare one has none', async () => {
  expect((await loadNamed('PVV4')).globalAssignments).toMatchObject([{ name: 'Ler x Cvi RIL', units: 'cM', start: 0, chromosome: 'Chr1' }])
  expect((await loadNamed('Salome2012_1_768865')).globalAssignments.length).toBeGreaterThan(1)
  expect(await loadNamed('DEMO_BARE')).toMatchObject({ globalAssignments: [], markerType: null, chromosome: null, isPCRMarker: null })
})
