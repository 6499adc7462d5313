import { countryOf } from '@rosette/contract-kit/vocabulary/ecotype-countries.ts'
import { ingestLines } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ingestAraphenoAccessions, ingestEcotypeDetails, ingestSequencedAccessions } from './ingest-ecotypes.ts'

test('an accession has a position, collector and stock; 0 means that the collector is unknown', () => {
  const header = 'pk,name,country,latitude,longitude,collector,collection_date,cs_number,species'
  const lines = [
    '6909,Col-0,US,38.3,-92.3,Albert Kranz,,CS76778,Arabidopsis thaliana',
    '5820,Edi-2,UK,55.9681,-3.21833,"Eric Holub,James Beck",,,Arabidopsis thaliana',
    '7432,XX-0,UNK,,,0,,,Arabidopsis thaliana',
  ]
  expect(ingestLines(ingestAraphenoAccessions, header, ...lines).rows).toEqual([
    [6909, 'Col-0', 'US', 38.3, -92.3, 'Albert Kranz', 'CS76778', 'Arabidopsis thaliana'],
    [5820, 'Edi-2', 'UK', 55.9681, -3.21833, 'Eric Holub,James Beck', null, 'Arabidopsis thaliana'],
    [7432, 'XX-0', 'UNK', null, null, null, null, 'Arabidopsis thaliana'],
  ])
  expect(ingestLines(ingestAraphenoAccessions, header, '1,A-1,US,98,1,,,,', 'x,A-1,US,,,,,,').rejected).toEqual([
    '98 and 1 are not coordinates on Earth',
    'a number and a name are needed',
  ])
})

test('garbled names are repaired', () => {
  const line = '6039,"GMI","BrÃ¶sarp-11-135","SWE","BrÃ¶sarp","55.7","14.1","","","CS1","south_sweden","","blu_circle"'
  expect(ingestLines(ingestSequencedAccessions, line, '1,2').rows).toEqual([[6039, 'Brösarp-11-135', 'Brösarp', 'south_sweden']])
  expect(ingestLines(ingestSequencedAccessions, line.replaceAll('Ã¶', 'ö')).rows[0]?.[1]).toBe('Brösarp-11-135')
  expect(ingestLines(ingestSequencedAccessions, '1,2').rejected).toEqual(['2 columns instead of 13'])
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
