import { parseWebsites } from '@rosette/contract-kit/website.ts'
import { accept, type Parsed, refuse } from '@rosette/file-formats/parsed.ts'
import { readTable } from '@rosette/file-formats/read-table.ts'
import type { CopyValue, Source } from '@rosette/release-kit/source.ts'

const columns = [
  'name',
  'parameters',
  'output_definition_criteria',
  'date_run',
  'is_nucleotide',
  'is_peptide',
  'program_name',
  'description',
  'software_function',
  'source',
  'author',
  'date_released',
  'version',
  'websites',
] as const

type Column = (typeof columns)[number]

/** Runs of programs that annotations rest on. No official file has them; docs/data-sources.md describes this layout. */
export const ingestAnalysisReferences: Source = {
  title: 'Analysis references',
  file: /^rosette_analysisreference\.tsv(\.gz)?$/,
  isRequired: false,
  licence: 'CC0 1.0',
  citation: 'Analyses of the curators',
  tables: { analysisreference_line: columns },
  ingest: (out) =>
    readTable({
      columns,
      parseLine: (line) => accept(line.split('\t')),
      toRow,
      row: (row) => out.row('analysisreference_line', row),
      reject: out.reject,
    }),
}

function toRow(cells: Record<Column, string>): Parsed<CopyValue[]> {
  if (!cells.name) return refuse('the name is missing')
  for (const date of [cells.date_run, cells.date_released]) {
    if (!/^(\d{4}-\d\d-\d\d)?$/.test(date)) return refuse(`${JSON.stringify(date)} is no date`)
  }
  for (const flag of [cells.is_nucleotide, cells.is_peptide])
    if (!/^[TF]?$/.test(flag)) return refuse(`${JSON.stringify(flag)} is neither T nor F`)
  if (parseWebsites(cells.websites) === null) return refuse(`${JSON.stringify(cells.websites)} are no websites`)
  return accept(columns.map((column) => toValue(column, cells[column])))
}

function toValue(column: Column, text: string): CopyValue {
  if (text === '') return null
  return column === 'is_nucleotide' || column === 'is_peptide' ? text === 'T' : text
}
