import type { PublicationLine } from '@rosette/contract-kit/records/record-parts.ts'
import { Fragment, type ReactNode } from 'react'
import { OutsideLink } from '../links/page-link.tsx'
import { NamedLink, RecordLink } from '../links/record-link.tsx'
import type { SectionColumn } from '../record/define-page.ts'
import classes from './publication-columns.module.css'

/** How every record page lists its publications. A citation known only by its PubMed ID still has a link. */
export const publicationColumns: readonly SectionColumn<PublicationLine>[] = [
  {
    id: 'publication',
    label: 'Publication',
    cell: (line) => <Citation line={line} />,
    sortBy: (line) => line.title ?? line.pubmedId,
    text: ({ title, authors = [], pubmedId }) => [title, authors.join('; '), pubmedId && `PubMed ${pubmedId}`].filter(Boolean).join('. '),
  },
  { id: 'journal', label: 'Journal', cell: (line) => line.sourceName ?? 'Unknown', sortBy: (line) => line.sourceName ?? null },
  { id: 'year', label: 'Year', cell: (line) => line.publicationYear ?? 'Unknown', sortBy: (line) => line.publicationYear, isNumeric: true },
  { id: 'loci', label: 'Loci', cell: (line) => <Loci line={line} />, text: ({ loci }) => loci?.rows.join('; ') ?? '' },
]

export function publicationKey(line: PublicationLine): string {
  return `${line.publication?.key} ${line.pubmedId} ${line.title}`
}

function Citation({ line: { publication, title, authors = [], pubmedId } }: { line: PublicationLine }) {
  const pubmed = pubmedId === null ? null : <PubmedLink pubmedId={pubmedId} />
  if (title === null && publication === null) return pubmed
  // PUBMED-002: without a title, the ID is already the name that links to the record.
  const outside = title === null && pubmedId !== null ? <PubmedLink pubmedId={pubmedId}>Open in PubMed</PubmedLink> : pubmed
  return (
    <span className={classes.citation}>
      {publication ? <RecordLink to={publication}>{title ?? publication.label}</RecordLink> : title} {formatAuthors(authors)} {outside}
    </span>
  )
}

/** DETAIL-039: the page of the publication has them all. */
function Loci({ line: { publication, loci } }: { line: PublicationLine }) {
  const { shown, hasMore } = namesToShow(loci?.rows ?? [])
  if (shown.length === 0) return 'Unknown'
  return (
    <>
      {shown.map((name, at) => (
        <Fragment key={name}>
          {at > 0 && ', '}
          <NamedLink kind="locus" name={name} />
        </Fragment>
      ))}{' '}
      {hasMore && publication && <RecordLink to={publication}>more</RecordLink>}
    </>
  )
}

/** A citation at PubMed. */
export function PubmedLink({ pubmedId, children = `PubMed ${pubmedId}` }: { pubmedId: number; children?: ReactNode }) {
  return (
    <OutsideLink href={`https://pubmed.ncbi.nlm.nih.gov/${pubmedId}/`} className={classes.link}>
      {children}
    </OutsideLink>
  )
}

const mostAuthors = 6

/** DETAIL-038: the first six authors, then 'et al.'. */
export function formatAuthors(authors: readonly string[]): string {
  const first = authors.slice(0, mostAuthors).join(', ')
  return authors.length > mostAuthors ? `${first} et al.` : first
}

const mostPlain = 19
const mostShown = 21

/** DETAIL-039: up to 19 names are all shown; of a longer list, up to 21 come before 'more'. */
export function namesToShow<Name>(names: readonly Name[]): { shown: readonly Name[]; hasMore: boolean } {
  return { shown: names.slice(0, mostShown), hasMore: names.length > mostPlain }
}
