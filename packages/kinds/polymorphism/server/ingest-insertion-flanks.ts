import { parseChromosome } from '@rosette/contract-kit/genome.ts'
import { accept, type Parsed, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/citations.ts'
import type { CopyValue, Source } from '@rosette/release-kit/source.ts'
import { lineOfFlank } from './line-of-flank.ts'

/** Sequence-indexed insertions: flank, gene model hit, part of it, chromosome, position. No header line; a dash where nothing is hit. */
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
  if (chromosome === null) return refuse(`${JSON.stringify(chromosomeName)} is no chromosome of Arabidopsis thaliana`)
  // What follows after 'vs' are the bounds of the exon or intron, which the gene model has already.
  const position = /^(\d{1,9})-\1( vs \d+[-,]\d+)?$/.exec(place)?.[1]
  if (position === undefined) return refuse(`${JSON.stringify(place)} is no position`)
  return accept([name, line, dashless(model), dashless(region), chromosome, Number(position)])
}

function dashless(cell: string): string | null {
  return cell === '-' || cell === '' ? null : cell
}
