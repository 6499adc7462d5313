import { parseChromosome } from '@rosette/contract-kit/genome.ts'
import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { readTable } from '@rosette/file-formats/read-table.ts'
import type { Source } from '@rosette/release-kit/source.ts'

const columns = [
  'marker_name',
  'tair_accession',
  'aliases',
  'marker_type',
  'is_pcr_marker',
  'length',
  'special_conditions',
  'chromosome',
  'start_position',
  'end_position',
  'loci',
  'made_from',
  'made_from_type',
  'flank_left',
  'flank_right',
  'pubmed_ids',
  'date_last_modified',
] as const

type DetailColumn = (typeof columns)[number]

const wholeNumbers: readonly DetailColumn[] = ['tair_accession', 'length', 'start_position', 'end_position']

/** Markers with their type, sequences and loci, in a layout of our own; several names of a cell stand between bars. */
export const ingestMarkerDetails: Source = {
  title: 'Details of genetic markers',
  file: /^rosette_marker\.tsv(\.gz)?$/,
  isRequired: false,
  licence: 'as the release says',
  citation: 'the release itself',
  tables: { marker_detail: columns },
  ingest: (out) =>
    readTable({
      columns,
      parseLine: (line) => accept(line.split('\t')),
      toRow(cells) {
        if (!cells.marker_name) return refuse('the name of the marker is missing')
        const wrong = columns.find((column) => cells[column] !== '' && !isWritten(column, cells[column]))
        if (wrong) return refuse(`${JSON.stringify(cells[wrong])} is no ${wrong}`)
        // PostgreSQL reads the numbers from their texts.
        return accept(columns.map((column) => toValue(column, cells[column])))
      },
      row: (row) => out.row('marker_detail', row),
      reject: out.reject,
    }),
}

function toValue(column: DetailColumn, text: string): string | boolean | null {
  if (text === '') return null
  // DMARK-005: 'T' means true.
  if (column === 'is_pcr_marker') return text === 'T'
  return column === 'chromosome' ? parseChromosome(text) : text
}

function isWritten(column: DetailColumn, text: string): boolean {
  if (wholeNumbers.includes(column)) return /^\d{1,9}$/.test(text)
  if (column === 'is_pcr_marker') return /^[TF]$/.test(text)
  if (column === 'chromosome') return parseChromosome(text) !== null
  if (column === 'pubmed_ids') return /^\d{1,9}(\|\d{1,9})*$/.test(text)
  return column !== 'date_last_modified' || /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text)
}
