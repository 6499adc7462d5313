import { problemCodeOf } from '@rosette/api-client/api-problem-error.ts'
import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { EmptyText } from '@rosette/ui-kit/text/empty-text.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { type Correction, concerns, correctionPath, stateWords } from '../contract/correction.ts'
import { correctionQuery } from './correction-queries.ts'
import classes from './correction-review.module.css'
import { DecisionForm } from './decision-form.tsx'
import { Talk } from './talk.tsx'

const SectionToday = lazy(() => import('./section-today.tsx').then((module) => ({ default: module.SectionToday })))

type CorrectionReviewProps = { id: number; onDecided(): void }

/** A correction as curators read it: what was sent, and what the record says today beside it. */
export function CorrectionReview({ id, onDecided }: CorrectionReviewProps) {
  const query = useQuery(correctionQuery(id))
  return (
    <QueryPart
      query={query}
      what="the correction"
      // Its sender may have deleted their account meanwhile.
      onError={(error) => (problemCodeOf(error) === 'not_found' ? <EmptyText>This correction no longer exists.</EmptyText> : null)}
    >
      {(correction) => <Review key={`${id} ${correction.version}`} correction={correction} onDecided={onDecided} />}
    </QueryPart>
  )
}

function Review({ correction, onDecided }: { correction: Correction; onDecided(): void }) {
  const { number, kind, key, name, section, sectionTitle, concern, state, releaseId, shownText, isOwn } = correction
  return (
    <TitledCard
      isPadded
      title={`${sectionTitle} of ${name}`}
      mark={stateWords[state]}
      action={<PageLink href={correctionPath(number)}>Public page</PageLink>}
    >
      <div className={classes.review}>
        <p>
          <RecordLink to={{ kind, key, label: name }} />, {concerns[concern].label.toLowerCase()}, read in release {releaseId}.
        </p>
        <div className={classes.pair}>
          <section aria-label="What was sent">
            <h3 className={classes.heading}>What was sent</h3>
            <Talk correction={correction} />
            {shownText === null ? null : (
              <p className={classes.shown}>
                It said then: <q>{shownText}</q>
              </p>
            )}
          </section>
          <section aria-label="On the record today">
            <h3 className={classes.heading}>On the record today</h3>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard. */}
            <section className={classes.today} aria-label="The section" tabIndex={0}>
              <Suspense fallback={<Loading what="the record" />}>
                <SectionToday kind={kind} recordKey={key} section={section} />
              </Suspense>
            </section>
          </section>
        </div>
        {isOwn ? (
          <p role="note">You sent this correction. Another curator decides about it.</p>
        ) : (
          <DecisionForm correction={correction} onDecided={onDecided} />
        )}
      </div>
    </TitledCard>
  )
}
