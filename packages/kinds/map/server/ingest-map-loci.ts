import { type CellReader, cells, detailSource, oneOf } from '@rosette/release-kit/detail-source.ts'

/** A place in the units of its map, which are no whole numbers on genetic ones. */
const place: CellReader = (text) => (/^\d{1,9}(\.\d{1,15})?$/.test(text) ? Number(text) : undefined)

/** Places on the sequence come with the loci themselves. */
const otherThanSequence: CellReader = (text) => (text === 'AGI' ? undefined : text)

/** Loci on genetic and physical maps. The published files place loci on the sequence only; the layout is ours. */
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
