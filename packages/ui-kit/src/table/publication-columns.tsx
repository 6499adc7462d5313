import type { PublicationLine } from '@rosette/contract-kit/records/record-parts.ts'
import { PubmedLink } from '../links/pubmed-link.tsx'
import { RecordLink } from '../links/record-link.tsx'
import type { SectionColumn } from '../record/define-page.ts'
import { formatAuthors } from '../text/format-authors.ts'

/** How every record page lists its publications. A citation known only by its PubMed ID still has a link. */
export const publicationColumns: readonly SectionColumn<PublicationLine>[] = [
  { id: 'publication', label: 'Publication', cell: (line) => <Citation line={line} />, sortBy: (line) => line.title ?? line.pubmedId },
  { id: 'year', label: 'Year', cell: (line) => line.publicationYear ?? 'Unknown', sortBy: (line) => line.publicationYear, isNumeric: true },
]

export function publicationKey(line: PublicationLine): string {
  return `${line.publication?.key} ${line.pubmedId} ${line.title}`
}

function Citation({ line: { publication, title, authors = [], pubmedId } }: { line: PublicationLine }) {
  const pubmed = pubmedId === null ? null : <PubmedLink pubmedId={pubmedId} />
  if (title === null && publication === null) return pubmed
  return (
    <>
      {publication ? <RecordLink to={publication}>{title ?? publication.label}</RecordLink> : title} {formatAuthors(authors)} {pubmed}
    </>
  )
}
