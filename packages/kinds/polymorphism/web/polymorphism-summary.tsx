import { FactList } from '@rosette/ui-kit/record/parts/fact-list.tsx'
import { EmptyText, emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatMutationSite } from '../contract/mutation-sites.ts'
import type { PolymorphismRecord } from '../contract/polymorphism-record.ts'
import { formatPolymorphismType } from '../contract/polymorphism-types.ts'

export function PolymorphismSummary({ record }: { record: PolymorphismRecord }) {
  const { polymorphismType: type, mutationSite: site, aliases } = record
  return (
    <FactList
      facts={[
        { label: 'Name', value: record.originalName },
        { label: 'Aliases', value: aliases.length > 0 ? aliases.join(', ') : <EmptyText>{emptyTexts.alias}</EmptyText> },
        { label: 'TAIR accession', value: record.polymorphismTairObjectId && `Polymorphism:${record.polymorphismTairObjectId}` },
        { label: 'Polymorphism type', value: type && formatPolymorphismType(type) },
        { label: 'Insertion type', value: record.insertionType },
        { label: 'Chromosome', value: record.chromosome?.slice(3) },
        { label: 'Construct type', value: record.constructType },
        { label: 'Mutagen', value: record.mutagen },
        { label: 'Mutation site', value: site && formatMutationSite(site) },
        { label: 'Inheritance', value: record.inheritance },
        { label: 'Allele mode', value: record.alleleMode },
        { label: 'Description', value: record.description },
        { label: 'Date last modified', value: record.dateLastModified },
        {
          label: 'Attributions',
          value: <Names names={record.attributions.map(({ name }) => name)} emptyText={emptyTexts.attributionsOfStock} />,
        },
        { label: 'Comments', value: <Names names={record.comments} emptyText={emptyTexts.comments} /> },
      ]}
    />
  )
}

function Names({ names, emptyText }: { names: readonly string[]; emptyText: string }) {
  return names.length > 0 ? names.join('; ') : <EmptyText>{emptyText}</EmptyText>
}
