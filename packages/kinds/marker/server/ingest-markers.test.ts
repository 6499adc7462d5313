import { ingestLines } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ingestMagicMarkers, ingestMarkerDetails, ingestMarkerPatterns, ingestSnpAssay } from './ingest-markers.ts'

test('megabases become bases, and comments above the header are skipped', () => {
  const lines = ['# nrow 1251', 'marker,chr,pos', 'MN1_29291,1,0.029291', 'MN5_1,5,26.860237', 'MN5_2,5,99.5', 'MN5_3,5,far']
  expect(ingestLines(ingestMagicMarkers, ...lines)).toEqual({
    rows: [
      ['MN1_29291', 'SNP', 'Chr1', 29291, 29291],
      ['MN5_1', 'SNP', 'Chr5', 26860237, 26860237],
    ],
    rejected: ['99.5 lies beyond the end of Chr5', 'a marker, a chromosome and a place in megabases are needed'],
  })
})

test('a SNP of the assay has a position on the sequence', () => {
  expect(ingestLines(ingestSnpAssay, 'SNP_id,chr,T10_position', 'c1_p444764,1,444764', 'c1_p0,1,0', 'c1_x,1,')).toEqual({
    rows: [['c1_p444764', 'SNP', 'Chr1', 444764, 444764]],
    rejected: ['0 lies beyond the end of Chr1', 'a SNP, a chromosome and a place are needed'],
  })
})

test('[DMARK-005] T means that a marker is made by PCR, F that it is not', () => {
  const columns = ingestMarkerDetails.tables.marker_detail ?? []
  const line = (cells: Readonly<Record<string, string>>) => columns.map((column) => cells[column] ?? '').join('\t')
  const { rows, rejected } = ingestLines(
    ingestMarkerDetails,
    columns.join('\t'),
    line({ marker_name: 'nga8', is_pcr_marker: 'T', chromosome: '4' }),
    line({ marker_name: 'DEMO_RFLP1', is_pcr_marker: 'F' }),
    line({ marker_name: 'DEMO_RFLP2', is_pcr_marker: 'yes' }),
    line({ is_pcr_marker: 'T' }),
  )
  expect(rows.map((row) => row.filter((value) => value !== null))).toEqual([
    ['nga8', true, 'Chr4'],
    ['DEMO_RFLP1', false],
  ])
  expect(rejected).toEqual(['"yes" is not a valid is_pcr_marker', 'marker_name is missing'])
})

test('a pattern belongs to a marker and an ecotype', () => {
  const header = 'marker_name\tpolymorphism\tecotype\tproduct_length\tenzyme\tsites\tfragments'
  expect(ingestLines(ingestMarkerPatterns, header, 'nga8\t\tCol\t154\t\t\t', 'nga8\t\t\t154\t\t\t', 'nga8\t\tLer\tlong\t\t\t')).toEqual({
    rows: [['nga8', null, 'Col', 154, null, null, null]],
    rejected: ['a marker and an ecotype are needed', 'length and number of sites are whole numbers'],
  })
})
