import { cells, detailSource } from '@rosette/release-kit/detail-source.ts'

export const ingestCloneends = detailSource({
  title: 'Clone ends',
  file: 'rosette_cloneend',
  table: 'cloneend_detail',
  columns: {
    name: cells.text,
    tair_accession: cells.key,
    clone_end_type: cells.text,
    clones: cells.text,
    locus: cells.text,
    chromosome: cells.chromosome,
    start_position: cells.wholeNumber,
    end_position: cells.wholeNumber,
    orientation: cells.orientation,
    pubmed_ids: cells.wholeNumbers,
    date_last_modified: cells.date,
  },
  needed: ['name'],
})
