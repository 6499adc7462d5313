import type { ListKind } from '../../list-contents/contract/list-kinds.ts'

/** Kinds whose records can stand for the genes that they are about, with the field of their index that has all loci of a record: names or keys. */
const lociFields: Partial<Record<ListKind, string>> = {
  germplasm: 'locusList',
  polymorphism: 'gene_names',
  protein: 'locusName',
  gene: 'locusName',
  publication: 'locus_ids',
  arrayelement: 'locus_ids',
}

export function lociFieldOf(kind: ListKind): string | null {
  return lociFields[kind] ?? null
}
