import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { type FactLine, FactList } from '@rosette/ui-kit/record/parts/fact-list.tsx'
import type { GenesymbolRecord } from '../contract/genesymbol-record.ts'

export function GenesymbolSummary({ record }: { record: GenesymbolRecord }) {
  return <FactList facts={summaryFacts(record)} />
}

/** DSYM-002: a class that its product gave the name has no phenotype class. */
function summaryFacts(record: GenesymbolRecord): FactLine[] {
  const phenotypeClass = { label: 'Phenotype Class', value: record.mutantPhenotypeClass }
  return [
    { label: 'Symbol', value: record.symbol },
    { label: 'Full name', value: record.descriptiveSymbol },
    { label: 'Named after', value: formatOrigin(record.hasMutantPhenotype) },
    ...(record.hasMutantPhenotype === false ? [] : [phenotypeClass]),
    { label: 'Description', value: record.description },
    { label: 'Associated loci', value: record.associatedLociCount?.replaceAll('_', ' ') },
    { label: 'Status', value: record.status },
    { label: 'Reference', value: record.reference && <RecordLink to={record.reference}>{record.reference.label}</RecordLink> },
    { label: 'Date last modified', value: record.dateLastModified },
  ]
}

function formatOrigin(hasMutantPhenotype: boolean | null): string | null {
  if (hasMutantPhenotype === null) return null
  return hasMutantPhenotype ? 'mutant phenotype' : 'gene product'
}
