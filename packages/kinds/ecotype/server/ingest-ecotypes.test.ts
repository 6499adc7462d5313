import { countryOf } from '@rosette/contract-kit/vocabulary/ecotype-countries.ts'
import { expectFiles } from '@rosette/test-kit/expect-files.ts'
import { ingestLines } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { abbreviationOf, ingestAraphenoAccessions, ingestEcotypeDetails, ingestSequencedAccessions } from './ingest-ecotypes.ts'

test('an accession has a position, collector and stock; 0 means that the collector is unknown', () => {
  const header = 'pk,name,country,latitude,longitude,collector,collection_date,cs_number,species'
  const lines = [
    '6909,Col-0,US,38.3,-92.3,Albert Kranz,,CS76778,Arabidopsis thaliana',
    '5820,Edi-2,UK,55.9681,-3.21833,"Eric Holub,James Beck",,,Arabidopsis thaliana',
    '7432,XX-0,UNK,,,0,,,Arabidopsis thaliana',
  ]
  expect(ingestLines(ingestAraphenoAccessions, header, ...lines).rows).toEqual([
    [6909, 'Col-0', 'Col-0', 'US', 38.3, -92.3, 'Albert Kranz', 'CS76778', 'Arabidopsis thaliana'],
    [5820, 'Edi-2', 'Edi-2', 'UK', 55.9681, -3.21833, 'Eric Holub,James Beck', null, 'Arabidopsis thaliana'],
    [7432, 'XX-0', 'XX-0', 'UNK', null, null, null, null, 'Arabidopsis thaliana'],
  ])
  expect(ingestLines(ingestAraphenoAccessions, header, '1,A-1,US,98,1,,,,', 'x,A-1,US,,,,,,').rejected).toEqual([
    '98 and 1 are not coordinates on Earth',
    'a number and a name are needed',
  ])
})

test.for(['Col-0', 'Ler-1', 'Cvi-0', 'Ws', 'Ws-2', 'Fjä1-1', 'LDV-17', 'TDr-9', 'Sha'])('[TRUTH-027] %s is an abbreviation', (name) => {
  expect(abbreviationOf(name)).toBe(name)
})

test.for(['Columbia', 'Rennes-1', 'Monte-1', 'UKSE06-224', 'Sim 4', 'Köln', '09A3', 'DEMO 1', ''])('[TRUTH-027] %s is none', (name) => {
  expect(abbreviationOf(name)).toBeNull()
})

test('garbled names are repaired', () => {
  const line = '6039,"GMI","BrÃ¶sarp-11-135","SWE","BrÃ¶sarp","55.7","14.1","","","CS1","south_sweden","","blu_circle"'
  expect(ingestLines(ingestSequencedAccessions, line, '1,2').rows).toEqual([
    [6039, 'Brösarp-11-135', 'Brösarp', 55.7, 14.1, 'south_sweden'],
  ])
  expect(ingestLines(ingestSequencedAccessions, line.replaceAll('Ã¶', 'ö')).rows[0]?.[1]).toBe('Brösarp-11-135')
  expect(ingestLines(ingestSequencedAccessions, '1,2').rejected).toEqual(['2 columns instead of 13'])
  expect(ingestLines(ingestSequencedAccessions, line.replace('55.7', '95.7')).rejected).toEqual([
    '95.7 and 14.1 are not coordinates on Earth',
  ])
})

test('details are validated before they reach the database', () => {
  const columns = ingestEcotypeDetails.tables.ecotype_detail ?? []
  const line = (cells: Readonly<Record<string, string>>) => columns.map((column) => cells[column] ?? '').join('\t')
  const { rows, rejected } = ingestLines(
    ingestEcotypeDetails,
    columns.join('\t'),
    line({ ecotype_number: '6909', abbr_name: 'Col-0', altitude_min: '10.5' }),
    line({ abbr_name: 'Col-0' }),
    line({ ecotype_number: '6909', date_last_modified: 'today' }),
    line({ ecotype_number: '6909', altitude_max: 'high' }),
  )
  expect(rows.map((row) => row.filter((value) => value !== null))).toEqual([[6909, 'Col-0', 10.5]])
  expect(rejected).toEqual(['ecotype_number is missing', '"today" is not a valid date_last_modified', '"high" is not a valid altitude_max'])
})

test.each([
  ['GER', 'Germany'],
  ['Cape Verde', 'Cape Verde'],
  ['UNK', null],
  [null, null],
])('the country %s is %s', (published, country) => {
  expect(countryOf(published)).toBe(country)
})

test('files are known by their names', () => {
  expectFiles({
    'AraPheno_accessions.csv': ingestAraphenoAccessions,
    '1001genomes_accessions.csv': ingestSequencedAccessions,
    'rosette_ecotype.tsv': ingestEcotypeDetails,
  })
})

const accession = (pk: string, name: string, latitude: string, longitude: string) => `${pk},${name},,${latitude},${longitude},,,,`

test.each([
  ['1', 'A-1', '90', '-180', true],
  ['123456789', 'A-1', '-90', '180', true],
  ['1', 'A-1', '5', '7.123456789012345', true],
  ['1', 'A-1', '90.1', '0', false],
  ['1', 'A-1', '0', '-180.5', false],
  ['1', 'A-1', 'x5', '0', false],
  ['1', 'A-1', '5x', '0', false],
  ['1', 'A-1', '0', '5.', false],
  ['x1', 'A-1', '', '', false],
  ['1x', 'A-1', '', '', false],
  ['1234567890', 'A-1', '', '', false],
  ['1', '', '', '', false],
])('the accession %s %s at %s, %s is taken: %s', (pk, name, latitude, longitude, isTaken) => {
  const header = 'pk,name,country,latitude,longitude,collector,collection_date,cs_number,species'
  expect(ingestLines(ingestAraphenoAccessions, header, accession(pk, name, latitude, longitude)).rows).toHaveLength(isTaken ? 1 : 0)
})

test('blank lines of the 1001 Genomes are skipped, blanks around cells go, and texts that were never garbled stay', () => {
  const line = (number: string, name: string) => `${number},"x", ${name} ,"","","","","","","",""," ",""`
  expect(ingestLines(ingestSequencedAccessions, '', '  ', line('7', 'Ågren'), line('8', 'Łódź'), line('9', 'Łódź Ã¶'))).toEqual({
    rows: [
      [7, 'Ågren', null, null, null, null],
      [8, 'Łódź', null, null, null, null],
      [9, 'Łódź Ã¶', null, null, null, null],
    ],
    rejected: [],
  })
  const needed = 'a number and a name are needed'
  expect(ingestLines(ingestSequencedAccessions, line('x7', 'A'), line('7x', 'A'), line('7', '')).rejected).toEqual([needed, needed, needed])
})
