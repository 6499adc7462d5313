import { expectFiles } from '@rosette/test-kit/expect-files.ts'
import { ingestLines } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ingestGenotypedMarkers, ingestMagicMarkers, ingestMarkerDetails, ingestMarkerPatterns, ingestSnpAssay } from './ingest-markers.ts'

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

test('[TRUTH-024] a file of genotypes names markers in its first line and their chromosomes in the second', () => {
  expect(ingestLines(ingestGenotypedMarkers, 'id,nga59,nga8,m555', ',1,4,9', '1,B,B,A', '2,_,_,_')).toEqual({
    rows: [
      ['nga59', 'Chr1'],
      ['nga8', 'Chr4'],
    ],
    rejected: ['marker 3 needs a name and a chromosome'],
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

test('files are known by their names', () => {
  expectFiles({
    'ArabMAGIC_markers_TAIR9.csv': ingestMagicMarkers,
    '384_SNPs_list.csv': ingestSnpAssay,
    'rosette_marker.tsv': ingestMarkerDetails,
    'rosette_marker_pattern.tsv': ingestMarkerPatterns,
  })
})

test.each([
  ['M,1,0.000001', 1],
  ['M,1,5', 5_000_000],
  ['M,4,18.585056', 18_585_056],
])('the marker %s lies on base %i', (line, position) => {
  expect(ingestLines(ingestMagicMarkers, 'marker,chr,pos', line).rows[0]?.[3]).toBe(position)
})

test.each(['M,1,0', 'M,4,18.585057', 'M,9,1', ',1,1', 'M,1,x1', 'M,1,1x', 'M,1,1.', 'M,1,100', 'M,1,'])(
  'the marker %s is on no chromosome',
  (line) => {
    expect(ingestLines(ingestMagicMarkers, 'marker,chr,pos', line)).toEqual({ rows: [], rejected: [expect.any(String)] })
  },
)

test.each([
  ['S,1,1', true],
  ['S,4,18585056', true],
  ['S,4,18585057', false],
  ['S,9,1', false],
  [',1,1', false],
  ['S,1,x1', false],
  ['S,1,1x', false],
])('the SNP %s of the assay is taken: %s', (line, isTaken) => {
  expect(ingestLines(ingestSnpAssay, 'SNP_id,chr,T10_position', line).rows).toHaveLength(isTaken ? 1 : 0)
})

test('a pattern has a number of sites, and neither it nor the length is anything but a number', () => {
  const header = 'marker_name\tpolymorphism\tecotype\tproduct_length\tenzyme\tsites\tfragments'
  const line = (length: string, sites: string) => `nga8\tP1\tCol\t${length}\tEcoRI\t${sites}\t100, 54`
  expect(ingestLines(ingestMarkerPatterns, header, line('154', '12')).rows).toEqual([['nga8', 'P1', 'Col', 154, 'EcoRI', 12, '100, 54']])
  for (const [length, sites] of [
    ['x1', ''],
    ['1x', ''],
    ['', 'x1'],
    ['', '1x'],
    ['1234567890', ''],
    ['', '12345'],
  ] as const)
    expect(ingestLines(ingestMarkerPatterns, header, line(length, sites)).rejected).toHaveLength(1)
  expect(ingestLines(ingestMarkerPatterns, header, '\t\tCol\t\t\t\t').rejected).toEqual(['a marker and an ecotype are needed'])
})
