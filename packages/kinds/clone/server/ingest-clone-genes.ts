import { cells, detailSource } from '@rosette/release-kit/detail-source.ts'

/** A gene model, or a locus, and how it belongs to a clone. */
export const ingestCloneGenes = detailSource({
  title: 'Genes on clones',
  file: 'rosette_clone_gene',
  table: 'clone_gene_line',
  columns: { clone_name: cells.text, gene_name: cells.text, locus_name: cells.text, relationship_type: cells.text },
  needed: ['clone_name'],
})
