import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { defineTable } from '@rosette/ui-kit/record/define-page.ts'
import { PubmedLink, publicationColumns, publicationKey } from '@rosette/ui-kit/table/publication-columns.tsx'
import type { GermplasmRecord } from '../contract/germplasm-record.ts'

export const phenotypeTable = defineTable({
  rows: (germplasm: GermplasmRecord) => germplasm.phenotypes,
  rowKey: (row) => `${row.locusName} ${row.pubmedId} ${row.phenotype}`,
  columns: [
    { id: 'phenotype', label: 'Phenotype', cell: (row) => row.phenotype, sortBy: (row) => row.phenotype },
    {
      id: 'locus',
      label: 'Locus',
      // A locus that the release does not hold has a label but no record.
      cell: (row) => (row.locus ? <RecordLink to={row.locus} /> : (row.locusName ?? 'Unknown')),
      sortBy: (row) => row.locusName,
    },
    {
      id: 'publication',
      label: 'Publication',
      cell: (row) => (row.pubmedId === null ? 'Unknown' : <PubmedLink pubmedId={row.pubmedId} />),
      sortBy: (row) => row.pubmedId,
    },
  ],
})

export const publicationTable = defineTable({
  rows: (germplasm: GermplasmRecord) => germplasm.publications,
  rowKey: publicationKey,
  columns: publicationColumns,
})

export const accessionTable = defineTable({
  rows: (germplasm: GermplasmRecord) => germplasm.accessions,
  rowKey: (row) => String(row.ecotype.key),
  columns: [
    { id: 'name', label: 'Accession', cell: (row) => <RecordLink to={row.ecotype} />, sortBy: (row) => row.originalName },
    { id: 'abbreviation', label: 'Abbreviated name', cell: (row) => row.abbrevName ?? 'Unknown', sortBy: (row) => row.abbrevName },
    { id: 'country', label: 'Country', cell: (row) => row.country ?? 'Unknown', sortBy: (row) => row.country },
    { id: 'location', label: 'Location', cell: (row) => row.location ?? 'Unknown', sortBy: (row) => row.location },
  ],
})

export const constructTable = defineTable({
  rows: (germplasm: GermplasmRecord) => germplasm.constructs,
  rowKey: (row) => `${row.name} ${row.record?.label}`,
  columns: [
    { id: 'name', label: 'Construct', cell: (row) => row.name, sortBy: (row) => row.name },
    { id: 'type', label: 'Type', cell: (row) => row.constructType ?? 'Unknown', sortBy: (row) => row.constructType },
    { id: 'record', label: 'Clone or vector', cell: (row) => (row.record ? <RecordLink to={row.record} /> : 'Unknown') },
  ],
})
