import type { RecordRef } from '@rosette/contract-kit/record-ref.ts'
import type { SectionColumn } from './define-page.ts'
import { PubmedLink } from './pubmed-link.tsx'
import { RecordLink } from './record-link.tsx'

/** A germplasm as other records list it. */
export type GermplasmLine = { germplasm: RecordRef; phenotype: string | null; pubmedId: number | null }

export const germplasmColumns: readonly SectionColumn<GermplasmLine>[] = [
  { id: 'germplasm', label: 'Germplasm', cell: (row) => <RecordLink to={row.germplasm} />, sortBy: (row) => row.germplasm.label },
  { id: 'phenotype', label: 'Phenotype', cell: (row) => row.phenotype ?? 'Unknown', sortBy: (row) => row.phenotype },
  {
    id: 'publication',
    label: 'Publication',
    cell: (row) => (row.pubmedId === null ? 'Unknown' : <PubmedLink pubmedId={row.pubmedId} />),
    sortBy: (row) => row.pubmedId,
  },
]

export function germplasmKey(row: GermplasmLine): string {
  return `${row.germplasm.key} ${row.pubmedId} ${row.phenotype}`
}
