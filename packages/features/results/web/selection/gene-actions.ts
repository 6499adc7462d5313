/** The actions on genes, in the order and wording of the specification (RESULTS-014). */
export const geneActions = [
  { id: 'go', label: 'Get GO Annotations' },
  { id: 'po', label: 'Get PO Annotations' },
  { id: 'sequences', label: 'Get Sequences' },
  { id: 'descriptions', label: 'Get Gene Descriptions' },
  { id: 'locus_history', label: 'Get Locus History' },
  { id: 'microarray', label: 'Get Microarray Elements' },
] as const

export type GeneAction = (typeof geneActions)[number]['id']

/** RESULTS-020: the ontologies by the codes of their keyword types. */
export const annotationTypes = { go: ['comp', 'func', 'proc'], po: ['grow', 'stru'] } as const
