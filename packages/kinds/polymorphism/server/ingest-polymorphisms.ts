import { parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import { parseInsertionType } from '@rosette/contract-kit/vocabulary/insertion-types.ts'
import { accept, type Parsed, refuse } from '@rosette/file-formats/parsed.ts'
import type { CopyValue } from '@rosette/release-kit/sources/source.ts'
import { tableSource } from '@rosette/release-kit/sources/table-source.ts'
import { parseAlleleMode, parseInheritance, parseMutationSite, parsePolymorphismType } from '../contract/polymorphism-types.ts'

const columns = [
  'name',
  'tair_object_id',
  'polymorphism_type',
  'insertion_type',
  'chromosome',
  'start_position',
  'end_position',
  'construct_type',
  'mutagen',
  'mutation_site',
  'inheritance',
  'allele_mode',
  'description',
  'aliases',
  'loci',
  'germplasms',
  'reference_ids',
  'flank1',
  'flank2',
  'insertion_flanking_sequence',
  'genbank_accession',
] as const

type Column = (typeof columns)[number]

const numbers: readonly Column[] = ['tair_object_id', 'start_position', 'end_position']

const parsers: Partial<Record<Column, (text: string) => string | null>> = {
  polymorphism_type: parsePolymorphismType,
  insertion_type: parseInsertionType,
  chromosome: parseChromosome,
  mutation_site: parseMutationSite,
  inheritance: parseInheritance,
  allele_mode: parseAlleleMode,
  reference_ids: (text) => (/^\d{1,15}( *; *\d{1,15})*$/.test(text) ? text : null),
}

/** Alleles and other polymorphisms, one by one. No official file provides them; docs/data-sources.md describes this format. */
export const ingestPolymorphisms = tableSource({
  title: 'Polymorphisms and alleles',
  file: /^rosette_polymorphism\.tsv(\.gz)?$/,
  isRequired: false,
  licence: 'CC0 1.0',
  citation: 'Facts of the publications named in each line',
  tables: { polymorphism_line: columns },
  columns,
  toRow,
  write: (out, row) => out.row('polymorphism_line', row),
})

function toRow(cells: Record<Column, string>): Parsed<CopyValue[]> {
  if (!cells.name) return refuse('the name is missing')
  const row: CopyValue[] = []
  for (const column of columns) {
    const value = toValue(column, cells[column])
    if (value === undefined) return refuse(`${JSON.stringify(cells[column])} is not a valid ${column}`)
    row.push(value)
  }
  return accept(row)
}

/** Undefined if the cell can't be read. */
function toValue(column: Column, text: string): CopyValue | undefined {
  if (text === '') return null
  if (numbers.includes(column)) return /^\d{1,15}$/.test(text) ? Number(text) : undefined
  const parse = parsers[column]
  return parse ? (parse(text) ?? undefined) : text
}
