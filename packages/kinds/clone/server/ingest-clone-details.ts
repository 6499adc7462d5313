import { cells, detailSource } from '@rosette/release-kit/detail-source.ts'

export const ingestCloneDetails = detailSource({
  title: 'Clones',
  file: 'rosette_clone',
  table: 'clone_detail',
  columns: {
    name: cells.text,
    tair_accession: cells.key,
    aliases: cells.text,
    vector_type: cells.text,
    insert_type: cells.text,
    insert_size: cells.wholeNumber,
    is_full_length_cds: cells.flag,
    scientific_name: cells.text,
    ecotype: cells.text,
    chromosome: cells.chromosome,
    antibiotic_selection: cells.text,
    vectors: cells.text,
    host_strain: cells.text,
    date_last_modified: cells.date,
  },
  needed: ['name'],
})
