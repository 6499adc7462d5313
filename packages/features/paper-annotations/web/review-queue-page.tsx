import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { EmptyText } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatCount } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { CuratorsOnly } from '../../members/web/curators-only.tsx'
import { MemberPage } from '../../members/web/member-page.tsx'
import { authState } from '../../sessions/web/auth-state.ts'
import type { SubmissionSummary, Turn } from '../contract/paper-submission.ts'
import classes from './paper-annotations.module.css'
import { queueQuery } from './review-queries.ts'

const title = 'Annotations of Papers'
export const queueStep = { label: title, href: '/curation/papers' }

export const reviewQueuePage = defineSitePage({
  component: ReviewQueuePage,
  queries: () => (authState().profile.isTairCurator ? [queueQuery] : []),
})

/** CURATE-014: for curators, submissions by whose turn it is. */
export function ReviewQueuePage() {
  return (
    <CuratorsOnly title={title}>
      <Queue />
    </CuratorsOnly>
  )
}

const groups: readonly { turn: Turn; label: string }[] = [
  { turn: 'curator', label: 'Waiting for a curator' },
  { turn: 'second_check', label: 'Second check' },
  { turn: 'author', label: 'With the author' },
  { turn: 'decided', label: 'Decided' },
]

function Queue() {
  const queue = useQuery(queueQuery)
  return (
    <MemberPage title={title} statement="Oldest first. Nobody decides about lines of their own.">
      <QueryPart
        query={queue}
        what="the submissions"
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyText>Nothing waits. No paper has been annotated yet.</EmptyText>}
      >
        {(rows) =>
          groups.map(({ turn, label }) => {
            const own = rows.filter((row) => row.turn === turn)
            return own.length === 0 ? null : (
              <TitledCard key={turn} title={label} mark={own.length}>
                <ul className={classes.papers}>
                  {own.map((row) => (
                    <QueueEntry key={row.submissionId} row={row} />
                  ))}
                </ul>
              </TitledCard>
            )
          })
        }
      </QueryPart>
    </MemberPage>
  )
}

function QueueEntry({ row }: { row: SubmissionSummary }) {
  const { submissionId, pubmedId, title: name, genes, lineCount, acceptedCount, submitterName, sentAt } = row
  return (
    <li>
      <PageLink href={`/curation/papers/${submissionId}`}>{genes.join(', ') || `PubMed ${pubmedId}`}</PageLink>
      <p className={classes.note}>
        {name ?? 'Title not available'} · PubMed {pubmedId} · {formatCount(lineCount, 'line')}
        {acceptedCount === 0 ? '' : `, ${acceptedCount} accepted`} · {submitterName ?? 'deleted account'}
        {sentAt === null ? '' : `, ${sentAt.slice(0, 10)}`}
      </p>
    </li>
  )
}
