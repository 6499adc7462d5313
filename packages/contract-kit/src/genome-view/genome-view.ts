import { type Chromosome, chromosomeLengths, parseChromosome } from '../vocabulary/genome.ts'
import type { ViewedTrackId } from './genome-tracks.ts'

/** A stretch of a chromosome, counted from 1 with both ends included. */
export type GenomePosition = { chromosome: Chromosome; start: number; end: number }

/** What the genome browser shows, as its address tells it. */
export type GenomeView = { position: GenomePosition; tracks: readonly ViewedTrackId[] }

export const genomeBrowserPath = '/tools/jbrowse2'
/** The document in the frame; it has a policy of its own. */
export const genomeFramePath = '/tools/jbrowse2/frame'

/** DETAIL-044: the place with 5 % of its length on each side, within the chromosome. */
export function padPosition({ chromosome, start, end }: GenomePosition): GenomePosition {
  const padding = Math.round((end - start) * 0.05)
  return withinChromosome({ chromosome, start: start - padding, end: end + padding })
}

function withinChromosome({ chromosome, start, end }: GenomePosition): GenomePosition {
  const length = chromosomeLengths[chromosome]
  return { chromosome, start: Math.min(Math.max(1, start), length), end: Math.max(1, Math.min(end, length)) }
}

/** `Chr4:10382856..10388539`, as genome browsers write it. */
export function formatPosition({ chromosome, start, end }: GenomePosition): string {
  return `${chromosome}:${start}..${end}`
}

/** Also reads thousands separators, a hyphen between the ends, and other names of the chromosome; null for anything else. */
export function parsePosition(text: string): GenomePosition | null {
  const [, name = '', first = '', last = ''] = /^\s*([\w ]{1,20}):\s*([\d,]{1,12})\s*(?:\.\.|-)\s*([\d,]{1,12})\s*$/.exec(text) ?? []
  const chromosome = parseChromosome(name)
  const [start, end] = [first, last].map((digits) => Number(digits.replaceAll(',', '')))
  if (chromosome === null || !start || !end || start > end || start > chromosomeLengths[chromosome]) return null
  return withinChromosome({ chromosome, start, end })
}

/** What the visitor came from and can return to: a locus by its name, or a run by its token. */
export type ViewOrigin = { locus?: string | undefined; run?: string | undefined }

/** The address of a view. */
export function genomeViewPath(
  path: typeof genomeBrowserPath | typeof genomeFramePath,
  view: GenomeView,
  { locus, run }: ViewOrigin = {},
): string {
  // Colons, dots and commas may stand in a query as they are, and names and tokens have nothing that may not.
  const query = [
    `loc=${formatPosition(view.position)}`,
    `tracks=${view.tracks.join(',')}`,
    ...(locus === undefined ? [] : [`locus=${locus}`]),
    ...(run === undefined ? [] : [`run=${run}`]),
  ]
  return `${path}?${query.join('&')}`
}
