import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { readTable } from '@rosette/file-formats/read-table.ts'
import type { Source } from '@rosette/release-kit/source.ts'

const columns = [
  'ecotype_number',
  'tair_accession',
  'abbr_name',
  'aliases',
  'species_variant_type',
  'date_last_modified',
  'location',
  'latitude_max',
  'longitude_max',
  'altitude_min',
  'altitude_max',
  'number_of_plants',
  'habitat',
  'average_temperature',
  'monthly_precipitation',
  'stocks',
] as const

type DetailColumn = (typeof columns)[number]

const wholeNumbers: readonly DetailColumn[] = ['ecotype_number', 'tair_accession', 'number_of_plants']
const measures: readonly DetailColumn[] = ['latitude_max', 'longitude_max', 'altitude_min', 'altitude_max']

/** What the lists of accessions leave out, in a layout of our own; several names or stocks of a cell stand between bars. */
export const ingestEcotypeDetails: Source = {
  title: 'Details of ecotypes',
  file: /^rosette_ecotype\.tsv(\.gz)?$/,
  isRequired: false,
  licence: 'as the release says',
  citation: 'the release itself',
  tables: { ecotype_detail: columns },
  ingest: (out) =>
    readTable({
      columns,
      parseLine: (line) => accept(line.split('\t')),
      toRow(cells) {
        if (!cells.ecotype_number) return refuse('the number of the ecotype is missing')
        const wrong = columns.find((column) => cells[column] !== '' && !isWritten(column, cells[column]))
        if (wrong) return refuse(`${JSON.stringify(cells[wrong])} is no ${wrong}`)
        // PostgreSQL reads the numbers from their texts.
        return accept(columns.map((column) => cells[column] || null))
      },
      row: (row) => out.row('ecotype_detail', row),
      reject: out.reject,
    }),
}

function isWritten(column: DetailColumn, text: string): boolean {
  if (wholeNumbers.includes(column)) return /^\d{1,9}$/.test(text)
  if (measures.includes(column)) return /^-?\d{1,5}(\.\d{1,15})?$/.test(text)
  return column !== 'date_last_modified' || /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text)
}
