import { accept, type Parsed, refuse } from '@rosette/file-formats/parsed.ts'
import { readTable } from '@rosette/file-formats/read-table.ts'
import type { CopyValue, Source } from '@rosette/release-kit/source.ts'

const columns = [
  'symbol',
  'full_name',
  'description',
  'has_mutant_phenotype',
  'mutant_phenotype_class',
  'status',
  'reference_id',
  'submitter',
  'submitted',
  'date_last_modified',
] as const

/** Who registered which gene class symbol, and why. No official file has it; docs/data-sources.md describes this layout. */
export const ingestGeneClassRegistrations: Source = {
  title: 'Registered gene class symbols',
  file: /^rosette_genesymbol\.tsv(\.gz)?$/,
  isRequired: false,
  licence: 'CC0 1.0',
  citation: 'Registrations of gene class symbols',
  tables: { gene_class_registration: columns },
  ingest: (out) =>
    readTable({
      columns,
      parseLine: (line) => accept(line.split('\t')),
      toRow,
      row: (row) => out.row('gene_class_registration', row),
      reject: out.reject,
    }),
}

function toRow(cells: Record<(typeof columns)[number], string>): Parsed<CopyValue[]> {
  if (!cells.symbol) return refuse('the symbol is missing')
  if (!/^[TF]?$/.test(cells.has_mutant_phenotype)) return refuse('has_mutant_phenotype is neither T nor F')
  if (!/^\d{0,15}$/.test(cells.reference_id)) return refuse(`"${cells.reference_id}" is no reference`)
  for (const date of [cells.submitted, cells.date_last_modified]) {
    if (!/^(\d{4}-\d\d-\d\d)?$/.test(date)) return refuse(`"${date}" is no date`)
  }
  return accept(columns.map((column) => toValue(column, cells[column])))
}

function toValue(column: (typeof columns)[number], text: string): CopyValue {
  if (text === '') return null
  if (column === 'has_mutant_phenotype') return text === 'T'
  return column === 'reference_id' ? Number(text) : text
}
