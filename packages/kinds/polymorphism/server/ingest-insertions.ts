import { parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import { isDay } from '@rosette/file-formats/is-day.ts'
import { accept, type Parsed, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import type { CopyValue, Source } from '@rosette/release-kit/sources/source.ts'
import { tableSource } from '@rosette/release-kit/sources/table-source.ts'

/** Sequence-indexed insertions: flank, gene model hit, part of it, chromosome, position. No header line; a dash if nothing is hit. */
export const ingestInsertionFlanks: Source = {
  title: 'Sequence-indexed insertion lines',
  file: /^T-DNASeq\.Genes\..*\.txt(\.gz)?$/,
  isRequired: false,
  ...citations.signal,
  tables: { insertion_flank: ['name', 'line', 'gene_model_name', 'region', 'chromosome', 'position'] },
  ingest: (out) => ({
    line(text) {
      if (text.trim() === '') return
      const row = parseFlank(text)
      if (row.ok) out.row('insertion_flank', row.value)
      else out.reject(row.reason)
    },
  }),
}

function parseFlank(text: string): Parsed<CopyValue[]> {
  const cells = text.split('\t').map((cell) => cell.trim())
  const [name = '', model = '', region = '', chromosomeName = '', place = ''] = cells
  if (cells.length !== 5) return refuse(`${cells.length} columns instead of 5`)
  const line = lineOfFlank(name)
  if (line === null) return refuse(`${JSON.stringify(name)} names no flank of a line`)
  const chromosome = parseChromosome(chromosomeName)
  if (chromosome === null) return refuse(`${JSON.stringify(chromosomeName)} is not a chromosome of Arabidopsis thaliana`)
  // What follows after 'vs' are the bounds of the exon or intron, which the gene model has already.
  const position = /^(\d{1,9})-\1( vs \d+[-,]\d+)?$/.exec(place)?.[1]
  if (position === undefined) return refuse(`${JSON.stringify(place)} is not a position`)
  return accept([name, line, dashless(model), dashless(region), chromosome, Number(position)])
}

function dashless(cell: string): string | null {
  return cell === '-' || cell === '' ? null : cell
}

/** Insertion lines that were genotyped, with the gene they were chosen for. A gene without a line is written as NA and gives no row. */
export const ingestInsertionLineChecks = tableSource({
  title: 'Genotyped insertion lines',
  file: /^sum_SALK_confirmed\.txt(\.gz)?$/,
  isRequired: false,
  ...citations.signal,
  tables: { insertion_line_check: ['locus_name', 'line', 'region', 'genotype', 'deposit', 'deposited_on'] },
  columns: ['Target Gene', 'T-DNA line', 'Hit region', 'HM', 'ABRC', 'Date'],
  toRow({ 'Target Gene': gene, 'T-DNA line': line, 'Hit region': region, HM, ABRC, Date: date }) {
    if (line === 'NA') return accept(null)
    if (!line || !/^at[1-5cm]g\d{5}$/i.test(gene)) return refuse('the name of the locus or of the line is missing')
    if (date && !isDay(date)) return refuse(`${JSON.stringify(date)} is not a date`)
    return accept([
      gene.toUpperCase(),
      line,
      region === '-' ? null : region || null,
      HM === 'NA' ? null : HM || null,
      ABRC || null,
      date || null,
    ])
  },
  write: (out, row) => row && out.row('insertion_line_check', row),
})

/**
 * The insertion line that a sequenced flank comes from: SALKseq_054676.1 → SALK_054676, Wiscseq_DsLox495A11.0 → WiscDsLox495A11.
 * Null for a name without a flank number.
 */
export function lineOfFlank(name: string): string | null {
  const flank = /^(.+)\.\d+$/.exec(name)?.[1]
  return flank?.replace(/^Wiscseq_/, 'Wisc').replace(/^([A-Z]+)seq_/, '$1_') ?? null
}
