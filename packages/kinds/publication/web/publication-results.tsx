import { publicationName } from '@rosette/contract-kit/records/publication-name.ts'
import { OutsideLink } from '@rosette/ui-kit/links/page-link.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { defineResults, type MarkMatch } from '@rosette/ui-kit/results/define-results.ts'
import { LocusNames, NameList } from '@rosette/ui-kit/results/result-cells.tsx'
import { formatAuthors, namesToShow, PubmedLink } from '@rosette/ui-kit/table/publication-columns.tsx'
import { locusName, type PublicationHit, publicationColumns } from '../contract/publication-search-card.ts'
import { form } from './publication-form.ts'

export const results = defineResults<PublicationHit>({
  columns: publicationColumns,
  criteriaFields: {
    ...form.fields,
    keyword_name: { control: 'text', label: 'Keyword' },
    with_children: { control: 'checkbox', label: 'Child terms are included' },
    recently_modified: { control: 'checkbox', label: 'Recently added' },
  },
  recordOf: toRef,
  cell: (columnId, hit, mark) => {
    if (columnId === 'authors') return mark(formatAuthors(hit.authors))
    if (columnId === 'doi' && hit.doi) return <OutsideLink href={`https://doi.org/${encodeURI(hit.doi)}`}>{mark(hit.doi)}</OutsideLink>
    if (columnId === 'pubmedId' && hit.pubmedId !== null) return <PubmedLink pubmedId={hit.pubmedId}>{hit.pubmedId}</PubmedLink>
    if (columnId === 'keywords') return <NameList names={hit.keywords} mark={mark} separator=" · " shown={3} />
    if (columnId === 'loci') return <Loci hit={hit} mark={mark} />
    return undefined
  },
})

function toRef({ referenceId, title, pubmedId }: PublicationHit) {
  return { kind: 'publication', key: referenceId, label: publicationName({ title: title[0] ?? null, pubmedId, referenceId }) }
}

/** DETAIL-039: the page of the publication has them all. */
function Loci({ hit, mark }: { hit: PublicationHit; mark: MarkMatch }) {
  const { shown, hasMore } = namesToShow(hit.loci)
  return (
    <>
      <LocusNames names={shown.map(locusName)} mark={mark} /> {hasMore && <RecordLink to={toRef(hit)}>more</RecordLink>}
    </>
  )
}
