import { PubmedLink } from '@rosette/ui-kit/links/pubmed-link.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import type { GermplasmPhenotype } from '../contract/germplasm-record.ts'

export const phenotypeColumns: readonly SectionColumn<GermplasmPhenotype>[] = [
  { id: 'phenotype', label: 'Phenotype', cell: (row) => row.phenotype, sortBy: (row) => row.phenotype },
  {
    id: 'locus',
    label: 'Locus',
    // A genetic locus without an AGI name has a label but no record.
    cell: (row) => (row.locus ? <RecordLink to={row.locus} /> : (row.locusName ?? 'Unknown')),
    sortBy: (row) => row.locusName,
  },
  {
    id: 'publication',
    label: 'Publication',
    cell: (row) => (row.pubmedId === null ? 'Unknown' : <PubmedLink pubmedId={row.pubmedId} />),
    sortBy: (row) => row.pubmedId,
  },
]
