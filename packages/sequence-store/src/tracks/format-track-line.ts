import { escapeGff3, gff3Line } from '@rosette/contract-kit/text/gff3-line.ts'
import { chromosomeLengths, parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import type { TrackRow } from './track-queries.ts'

/** A line of GFF3; null for a row that does not lie on a chromosome of the assembly. */
export function formatTrackLine({ chromosome: place, start, end, type, strand, phase, ...row }: TrackRow): string | null {
  const chromosome = parseChromosome(place)
  if (chromosome === null || start < 1 || end < start || end > chromosomeLengths[chromosome]) return null
  const { id: ID, parent: Parent, name: Name, note: Note, kind } = row
  const escaped = Object.entries({ ID, Parent, Name, Note, kind }).map(([key, value]) => [key, value ? escapeGff3(value) : null])
  // A coding part without a phase begins with a codon (GFF3 asks for one).
  const reading = type === 'CDS' ? (phase ?? 0) : null
  return gff3Line({
    seqid: chromosome,
    source: 'Rosette',
    type,
    start,
    end,
    strand,
    phase: reading,
    attributes: Object.fromEntries(escaped),
  })
}
