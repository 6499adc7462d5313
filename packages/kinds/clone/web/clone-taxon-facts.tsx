import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { FactList } from '@rosette/ui-kit/record/parts/fact-list.tsx'
import type { CloneRecord } from '../contract/clone-record.ts'

export function CloneTaxonFacts({ record: { taxon } }: { record: CloneRecord }) {
  if (!taxon) return null
  const { scientificName, species, originalName, ecotype } = taxon
  const name = <i lang="la">{scientificName}</i>
  return (
    <FactList
      facts={[
        { label: 'Scientific name', value: species ? <RecordLink to={species}>{name}</RecordLink> : name },
        { label: 'Ecotype', value: ecotype ? <RecordLink to={ecotype}>{originalName}</RecordLink> : originalName },
      ]}
    />
  )
}
