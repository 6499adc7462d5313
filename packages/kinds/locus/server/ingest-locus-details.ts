import { cells, detailSource } from '@rosette/release-kit/detail-source.ts'

/** What the official files do not say of a locus, in a layout of our own. */
export const ingestLocusDetails = detailSource({
  title: 'Details of loci',
  file: 'rosette_locus',
  table: 'locus_detail',
  columns: { locus_name: cells.text, has_phylogenes_page: cells.flag },
  needed: ['locus_name'],
})
