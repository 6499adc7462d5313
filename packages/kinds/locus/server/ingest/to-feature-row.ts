import { type Chromosome, chromosomeLengths, type Orientation, parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import { accept, type Parsed, refuse } from '@rosette/file-formats/parsed.ts'
import type { CopyValue } from '@rosette/release-kit/sources/source.ts'

/** A part of a gene model, from any format. */
type ModelFeature = {
  model: string
  locus: string
  source: string | null
  type: string
  seqid: string
  start: number
  end: number
  strand: '+' | '-' | null
  frame: number | null
}

export const featureColumns = [
  'gene_model_name',
  'locus_name',
  'source',
  'feature_type',
  'chromosome',
  'start_position',
  'end_position',
  'orientation',
  'frame',
] as const

export function toFeatureRow(feature: ModelFeature): Parsed<CopyValue[]> {
  const position = placeOf(feature)
  if (!position.ok) return position
  const { model, locus, source, type, start, end, frame } = feature
  return accept([model, locus.toUpperCase(), source, type, position.value.chromosome, start, end, position.value.orientation, frame])
}

type Placed = Pick<ModelFeature, 'seqid' | 'end' | 'strand'>

/** Chromosome and orientation, if the location exists in the genome. */
export function placeOf({ seqid, end, strand }: Placed): Parsed<{ chromosome: Chromosome; orientation: Orientation }> {
  const chromosome = parseChromosome(seqid)
  if (chromosome === null) return refuse(`${JSON.stringify(seqid)} is not a chromosome of Arabidopsis thaliana`)
  if (end > chromosomeLengths[chromosome]) return refuse(`end ${end} lies beyond the end of ${chromosome}`)
  const orientation = orientationOf(strand)
  if (orientation === null) return refuse('a gene model needs a strand')
  return accept({ chromosome, orientation })
}

/** Strand as files write it → F or R as records write it. */
export function orientationOf(strand: string | null | undefined): Orientation | null {
  if (strand === '+') return 'F'
  return strand === '-' ? 'R' : null
}
