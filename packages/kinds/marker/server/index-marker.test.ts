import { expect, test } from 'vitest'
import { MarkerHit } from '../contract/marker-search-card.ts'
import { nga8 } from '../fixtures/nga8.ts'
import { type MarkerSearchFields, markerIndex, toMarkerDocument } from './index-marker.ts'

test('[DATA-023] a document has every field of a marker hit and no field unknown to the index', () => {
  const agi = { name: 'AGI', mapType: 'nuc_sequence', units: 'bp', chromosome: 'Chr4', orientation: null } as const
  const globalAssignments = [
    { ...agi, name: 'demo', mapType: 'genetic', units: 'cM', start: 12.5, end: 12.5 },
    { ...agi, start: 5628813, end: 5628966 },
  ]
  const further: MarkerSearchFields = { gene_names: [] }
  const document = { ...toMarkerDocument({ ...nga8, globalAssignments }), ...further }
  expect(MarkerHit.parse(document)).toEqual({
    markerId: 1000000500,
    marker_name: 'nga8',
    aliases: [],
    type: 'SSLP',
    chrom: '4',
    start_position: 5628813,
    end_position: 5628966,
  })
  expect(Object.keys(document).sort()).toEqual(Object.keys(markerIndex.fields).sort())
})
