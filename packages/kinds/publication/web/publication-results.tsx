import { formatAuthors } from '@rosette/ui-kit/record/format-authors.ts'
import { namesToShow } from '@rosette/ui-kit/record/names-to-show.ts'
import { RecordLink } from '@rosette/ui-kit/record/record-link.tsx'
import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { locusName, publicationColumns } from '../contract/publication-columns.ts'
import type { PublicationHit } from '../contract/publication-hit.ts'

export const results = defineResults<PublicationHit>({
  columns: publicationColumns,
  recordOf: toRef,
  cell: (columnId, hit, mark) => {
    if (columnId === 'authors') return mark(formatAuthors(hit.authors))
    if (columnId === 'loci') return <Loci hit={hit} />
    return undefined
  },
})

function toRef({ referenceId, title }: PublicationHit) {
  return { kind: 'publication', key: referenceId, label: title[0] ?? `Publication:${referenceId}` }
}

/** DETAIL-039: the page of the publication has them all. */
function Loci({ hit }: { hit: PublicationHit }) {
  const { shown, hasMore } = namesToShow(hit.loci)
  return (
    <>
      {shown.map(locusName).join(', ')} {hasMore && <RecordLink to={toRef(hit)}>more</RecordLink>}
    </>
  )
}
