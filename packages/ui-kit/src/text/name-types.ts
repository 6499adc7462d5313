import type { IdentifierType } from '@rosette/contract-kit/kind/record-ref.ts'

/** What each sort of name is called in a sentence. */
export const nameTypes: Readonly<Record<IdentifierType, string>> = {
  name: 'name',
  accession: 'accession',
  gene_model: 'gene model',
  uniprot: 'UniProt',
  probe: 'array element',
  symbol: 'symbol',
  full_name: 'full name',
  stock: 'stock',
  alias: 'other name',
  cross_reference: 'entry of another database',
  line: 'insertion line',
}
