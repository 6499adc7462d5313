/**
 * How a record is known by a name. `name` and `accession` are its own; `symbol`, `full_name`, `alias` and `stock` are
 * further names of the same thing; the others belong to another thing that leads to it, as a gene model leads to its locus.
 */
export const identifierTypes = ['name', 'accession', 'gene_model', 'uniprot', 'probe', 'symbol', 'full_name', 'stock', 'alias'] as const

export type IdentifierType = (typeof identifierTypes)[number]

export const identifierStatuses = ['current', 'obsolete'] as const

export type IdentifierStatus = (typeof identifierStatuses)[number]
