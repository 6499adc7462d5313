import { resultsPath } from '@rosette/contract-kit/site-paths/results-path.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { InterproLink } from '@rosette/ui-kit/pictures/domains/interpro-link.tsx'
import { defineTable, type SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { formatCount } from '@rosette/ui-kit/text/format-number.ts'
import type { ProteinDomain, ProteinRecord } from '../contract/protein-record.ts'
import type { InterproCount } from '../contract/protein-relatives.ts'

type AssociatedGene = ProteinRecord['associatedGenes'][number]

const geneColumns: readonly SectionColumn<AssociatedGene>[] = [
  { id: 'gene', label: 'Gene', cell: (row) => <RecordLink to={row.gene} />, sortBy: (row) => row.gene.label },
  {
    id: 'locus',
    label: 'Locus',
    cell: (row) => (row.associatedLocus ? <RecordLink to={row.associatedLocus} /> : 'Unknown'),
    sortBy: (row) => row.associatedLocus?.label ?? null,
  },
]

export const associatedGeneTable = defineTable({
  columns: geneColumns,
  rows: (protein: ProteinRecord) => protein.associatedGenes,
  rowKey: (row) => String(row.gene.key),
})

const domainColumns: readonly SectionColumn<ProteinDomain>[] = [
  { id: 'start', label: 'Start', cell: (row) => row.startPosition, sortBy: (row) => row.startPosition, isNumeric: true },
  { id: 'end', label: 'End', cell: (row) => row.endPosition, sortBy: (row) => row.endPosition, isNumeric: true },
  {
    id: 'interproAccession',
    label: 'InterPro accession',
    cell: ({ domainDetails: { interproAccession } }) => (interproAccession ? <InterproLink accession={interproAccession} /> : 'None'),
    sortBy: (row) => row.domainDetails.interproAccession,
  },
  {
    id: 'interproName',
    label: 'InterPro name',
    cell: (row) => row.domainDetails.interproName ?? 'None',
    sortBy: (row) => row.domainDetails.interproName,
  },
  {
    id: 'type',
    label: 'Domain type',
    cell: (row) => row.domainDetails.proteindomainType ?? 'Unknown',
    sortBy: (row) => row.domainDetails.proteindomainType,
  },
  {
    id: 'accession',
    label: 'Domain accession',
    cell: (row) => row.domainDetails.proteinDomainAccession,
    sortBy: (row) => row.domainDetails.proteinDomainAccession,
  },
  {
    id: 'description',
    label: 'Description',
    cell: (row) => row.domainDetails.description ?? 'None',
    sortBy: (row) => row.domainDetails.description,
  },
]

export const domainTable = defineTable({
  columns: domainColumns,
  rows: (protein: ProteinRecord) => protein.domains,
  rowKey: (row) => `${row.domainDetails.proteinDomainAccession} ${row.startPosition} ${row.endPosition} ${row.domainDetails.description}`,
})

const sameDomainColumns: readonly SectionColumn<InterproCount>[] = [
  { id: 'name', label: 'InterPro entry', cell: (row) => row.name ?? 'Unknown', sortBy: (row) => row.name },
  { id: 'accession', label: 'Accession', cell: (row) => <InterproLink accession={row.accession} />, sortBy: (row) => row.accession },
  {
    id: 'proteins',
    label: 'Proteins that have it',
    cell: (row) => <PageLink href={sameDomainPath(row.accession)}>{formatCount(row.proteinCount, 'protein')}</PageLink>,
    sortBy: (row) => row.proteinCount,
    isNumeric: true,
  },
]

export const sameDomainTable = defineTable({
  columns: sameDomainColumns,
  rows: (protein: ProteinRecord) => protein.interproCounts,
  rowKey: (row) => row.accession,
})

/** All proteins with an InterPro entry, as the protein form finds them. */
function sameDomainPath(accession: string): string {
  return resultsPath('protein', { criteria: { domainSection: [{ db_name: 'interpro', db_acc_input: accession }] } })
}
