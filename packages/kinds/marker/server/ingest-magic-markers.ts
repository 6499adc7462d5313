import { chromosomeLengths, parseChromosome } from '@rosette/contract-kit/genome.ts'
import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { parseQuotedLine } from '@rosette/file-formats/quoted-line.ts'
import { readTable } from '@rosette/file-formats/read-table.ts'
import type { Source } from '@rosette/release-kit/source.ts'

/** SNP markers of the MAGIC lines, placed in megabases of TAIR9, whose coordinates are those of TAIR10. */
export const ingestMagicMarkers: Source = {
  title: 'Markers of the MAGIC lines',
  file: /^ArabMAGIC_markers_TAIR9\.csv(\.gz)?$/,
  isRequired: false,
  licence: 'published with its article',
  citation: 'Gnan et al. (2014) Genetics 198:1751–1758, doi:10.1534/genetics.114.170746',
  tables: { marker_place: ['marker_name', 'marker_type', 'chromosome', 'start_position', 'end_position'] },
  ingest(out) {
    const table = readTable({
      columns: ['marker', 'chr', 'pos'],
      parseLine: (line) => parseQuotedLine(line, ','),
      toRow({ marker, chr, pos }) {
        const chromosome = parseChromosome(chr)
        if (!marker || chromosome === null || !/^\d{1,2}(\.\d{1,9})?$/.test(pos))
          return refuse('a marker, a chromosome and a place in megabases are needed')
        const position = Math.round(Number(pos) * 1_000_000)
        if (position < 1 || position > chromosomeLengths[chromosome]) return refuse(`${pos} lies beyond the end of ${chromosome}`)
        return accept([marker, 'SNP', chromosome, position, position])
      },
      row: (row) => out.row('marker_place', row),
      reject: out.reject,
    })
    // Remarks stand above the header.
    return { line: (text) => (text.startsWith('#') ? undefined : table.line(text)) }
  },
}
