import { parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { parseQuotedLine } from '@rosette/file-formats/quoted-line.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import { type CellReader, cells, detailSource, oneOf } from '@rosette/release-kit/sources/detail-source.ts'
import { readPlacedFeatures } from '@rosette/release-kit/sources/read-placed-features.ts'
import type { Source } from '@rosette/release-kit/sources/source.ts'
import { tableSource } from '@rosette/release-kit/sources/table-source.ts'

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
    // It mixes AFLP, CAPS and morphological markers without saying which is which.
    return accept(['Ler x Cvi RIL', marker, chromosome, position, null])
  },
  write: (out, row) => out.row('genetic_map_position', row),
})

/**
 * One map for each of 17 F2 populations. The file gives every position by three mapping functions; we use Kosambi,
 * or Haldane for the one population that has no other. Its markers have no names, so they are named after their positions.
 */
export const ingestF2Maps = tableSource({
  title: 'Genetic maps of F2 populations',
  file: /^Salome2012_F2_genetic_maps\.tsv(\.gz)?$/,
  isRequired: false,
  licence: 'CC0',
  citation: 'Salomé et al. (2012) The recombination landscape in Arabidopsis thaliana F2 populations. Heredity 108:447–455',
  tables: { genetic_map_position: ['map_name', 'marker_name', 'chromosome', 'position', 'marker_type'] },
  columns: ['population', 'chromosome', 'SNP_position', 'Kosambi_cM', 'Haldane_cM'],
  toRow({ population, chromosome: number, SNP_position, Kosambi_cM, Haldane_cM }) {
    const chromosome = parseChromosome(number)
    const position = parseCentimorgans(Kosambi_cM || Haldane_cM)
    if (!population || chromosome === null || position === null || !/^\d{1,9}$/.test(SNP_position))
      return refuse('a population, a chromosome, the place of a SNP and a place in cM are needed')
    return accept([`Salomé 2012 F2 ${population}`, `Salome2012_${number}_${SNP_position}`, chromosome, position, 'SNP'])
  },
  write: (out, row) => out.row('genetic_map_position', row),
})

/** Null if the text is not a position on a genetic map. */
function parseCentimorgans(text: string): number | null {
  return /^\d{1,4}(\.\d{1,15})?$/.test(text) ? Number(text) : null
}

/** A position in the units of its map; on genetic maps it need not be a whole number. */
const place: CellReader = (text) => (/^\d{1,9}(\.\d{1,15})?$/.test(text) ? Number(text) : undefined)

/** Locations on the sequence come with the loci themselves. */
const otherThanSequence: CellReader = (text) => (text === 'AGI' ? undefined : text)

/** Loci on genetic and physical maps. The published files place loci on the sequence only; the format is ours. */
export const ingestMapLoci = detailSource({
  title: 'Loci on genetic and physical maps',
  file: 'rosette_map_locus',
  table: 'map_locus',
  columns: {
    map_name: otherThanSequence,
    map_type: oneOf('genetic', 'physical'),
    chromosome: cells.chromosome,
    locus_name: cells.text,
    start_position: place,
    end_position: place,
  },
  needed: ['map_name', 'map_type', 'chromosome', 'locus_name', 'start_position'],
})

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

/** `Size_100_Contamination_E.coli`: the size follows from the location. Commas in the note are not escaped, so they split it. */
function parseReason(parts: readonly string[]): string | null {
  return (
    parts
      .join(', ')
      .replace(/^Size_\d+_?/, '')
      .replaceAll('_', ' ')
      .trim() || null
  )
}
