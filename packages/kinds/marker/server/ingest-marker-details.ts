import { cells, detailSource } from '@rosette/release-kit/detail-source.ts'

/** Markers with their type, sequences and loci, in a layout of our own; several names of a cell stand between bars. */
export const ingestMarkerDetails = detailSource({
  title: 'Details of genetic markers',
  file: 'rosette_marker',
  table: 'marker_detail',
  columns: {
    marker_name: cells.text,
    tair_accession: cells.wholeNumber,
    aliases: cells.text,
    marker_type: cells.text,
    // DMARK-005: 'T' means true.
    is_pcr_marker: cells.flag,
    length: cells.wholeNumber,
    special_conditions: cells.text,
    chromosome: cells.chromosome,
    start_position: cells.wholeNumber,
    end_position: cells.wholeNumber,
    loci: cells.text,
    made_from: cells.text,
    made_from_type: cells.text,
    flank_left: cells.text,
    flank_right: cells.text,
    pubmed_ids: cells.wholeNumbers,
    date_last_modified: cells.date,
  },
  needed: ['marker_name'],
})
