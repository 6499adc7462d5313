import { citations } from '@rosette/release-kit/citations.ts'
import { readPlacedFeatures } from '@rosette/release-kit/read-placed-features.ts'
import type { Source } from '@rosette/release-kit/source.ts'

/** Where the sequence of the nuclear chromosomes is not known. The gaps of TAIR9 are those of TAIR10. */
export const ingestAssemblyGaps: Source = {
  title: 'Gaps of the assembly',
  file: /^tair(9|10)_Assembly_gaps\.gff(\.gz)?$/i,
  isRequired: false,
  ...citations.tair10,
  tables: { assembly_gap: ['chromosome', 'start_position', 'end_position', 'reason'] },
  ingest: (out) =>
    readPlacedFeatures(out, ['gap'], ({ feature, chromosome }) => {
      const { start, end, attributes } = feature
      out.row('assembly_gap', [chromosome, start, end, parseReason(attributes.NOTE ?? attributes.Note ?? [])])
    }),
}

/** `Size_100_Contamination_E.coli`: the size follows from the place. Commas of the sentence are not escaped, so that they part it. */
function parseReason(parts: readonly string[]): string | null {
  return (
    parts
      .join(', ')
      .replace(/^Size_\d+_?/, '')
      .replaceAll('_', ' ')
      .trim() || null
  )
}
