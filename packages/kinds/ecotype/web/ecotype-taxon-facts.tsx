import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { FactList } from '@rosette/ui-kit/record/parts/fact-list.tsx'
import type { EcotypeRecord } from '../contract/ecotype-record.ts'

export function EcotypeTaxonFacts({ record: { taxon } }: { record: EcotypeRecord }) {
  if (!taxon) return null
  const name = (
    <RecordLink to={taxon.record}>
      <i lang="la">
        {taxon.genus} {taxon.species}
      </i>
    </RecordLink>
  )
  return (
    <FactList
      facts={[
        { label: 'Species', value: name },
        { label: 'Common name', value: taxon.commonName },
        { label: 'Taxonomy', value: taxon.taxonomy.length > 0 ? taxon.taxonomy.join('; ') : null },
      ]}
    />
  )
}
