import { parseChromosome } from '@rosette/contract-kit/genome.ts'
import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { parseQuotedLine } from '@rosette/file-formats/quoted-line.ts'
import { tableSource } from '@rosette/release-kit/table-source.ts'
import { parseCentimorgans } from './parse-centimorgans.ts'

/** Markers on the genetic map of the recombinant inbred lines of Ler and Cvi. */
export const ingestLerCviMap = tableSource({
  title: 'Genetic map of the Ler x Cvi recombinant inbred lines',
  file: /^LerCvi_RIL_genetic_map\.csv(\.gz)?$/,
  isRequired: false,
  licence: 'published with its article',
  citation:
    'Moore et al. (2013) High-throughput computer vision introduces the time axis to a quantitative trait map of a plant growth response. Genetics 195:1077–1086',
  tables: { genetic_map_position: ['map_name', 'marker_name', 'chromosome', 'position', 'marker_type'] },
  columns: ['marker', 'chr', 'pos'],
  parseLine: (line) => parseQuotedLine(line, ','),
  toRow({ marker, chr, pos }) {
    const chromosome = parseChromosome(chr)
    const position = parseCentimorgans(pos)
    if (!marker || chromosome === null || position === null) return refuse('a marker, a chromosome and a place in cM are needed')
    // AFLP, CAPS and morphological markers stand side by side in it, and it does not say which is which.
    return accept(['Ler x Cvi RIL', marker, chromosome, position, null])
  },
  write: (out, row) => out.row('genetic_map_position', row),
})
