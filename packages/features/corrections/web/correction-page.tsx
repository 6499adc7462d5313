import { problemCodeOf } from '@rosette/api-client/api-problem-error.ts'
import { NotFoundView } from '@rosette/ui-kit/feedback/dead-end.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { FactList } from '@rosette/ui-kit/record/parts/fact-list.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type Correction, declineReasons } from '../contract/correction.ts'
import { AnswerForm } from './answer-form.tsx'
import { ChangeTable } from './change-table.tsx'
import classes from './correction-page.module.css'
import { correctionQuery, correctionsQuery } from './correction-queries.ts'
import { CreditSwitch } from './credit-switch.tsx'
import { StateSteps } from './state-steps.tsx'
import { Talk } from './talk.tsx'

function isNumber(text: string): boolean {
  return /^[1-9]\d{0,8}$/.test(text)
}

/** A correction and what happened to it, for everybody (CURATE-070). */
export function CorrectionPage() {
  const { number = '' } = useParams({ strict: false })
  return isNumber(number) ? <KnownCorrection number={Number(number)} /> : <NotFoundView />
}

function KnownCorrection({ number }: { number: number }) {
  const query = useQuery(correctionQuery(number))
  usePageTitle(`Correction ${number}`)
  return (
    <QueryPart query={query} what="the correction" onError={(error) => (problemCodeOf(error) === 'not_found' ? <NotFoundView /> : null)}>
      {(correction) => <CorrectionView correction={correction} />}
    </QueryPart>
  )
}

const steps = [{ label: 'Home', href: '/' }]

function CorrectionView({ correction }: { correction: Correction }) {
  const { number, kind, key, name, sectionTitle, changes, releaseId, releasedIn, shownText, reason, isOwn, state } = correction
  return (
    <PageWrap>
      <PageHeading
        steps={steps}
        here={`Correction ${number}`}
        title={`${sectionTitle} of ${name}`}
        statement={`Correction ${number}, public. Anyone can read what was said and what happened to it.`}
      />
      <div className={classes.columns}>
        <div className={classes.main}>
          <TitledCard isPadded title="State">
            <StateSteps correction={correction} />
            {reason === null ? null : <p className={classes.reason}>Declined: {declineReasons[reason].toLowerCase()}.</p>}
          </TitledCard>
          {changes.length === 0 ? null : (
            <TitledCard title={releasedIn === null ? 'What will change' : 'What changed'}>
              <ChangeTable changes={changes} before={releaseId} after={releasedIn} />
            </TitledCard>
          )}
          <TitledCard isPadded title="What was said">
            <Talk correction={correction} />
            {shownText === null ? null : (
              <p className={classes.reason}>
                The section said: <q>{shownText}</q>
              </p>
            )}
            {isOwn && state === 'with_sender' ? <AnswerForm correction={correction} /> : null}
          </TitledCard>
        </div>
        <div className={classes.side}>
          <TitledCard isPadded title="This correction">
            <FactList
              facts={[
                { label: 'Record', value: <RecordLink to={{ kind, key, label: name }} /> },
                { label: 'Section', value: sectionTitle },
                { label: 'Read in release', value: releaseId },
                ...(correction.sender === null ? [] : [{ label: 'Suggested by', value: <Sender sender={correction.sender} /> }]),
                ...(correction.decidedBy === null ? [] : [{ label: 'Decided by', value: correction.decidedBy }]),
              ]}
            />
            {isOwn ? <CreditSwitch correction={correction} /> : null}
          </TitledCard>
          <OtherCorrections correction={correction} />
        </div>
      </div>
    </PageWrap>
  )
}

function Sender({ sender: { communityId, name, orcidId } }: { sender: NonNullable<Correction['sender']> }) {
  return (
    <>
      <RecordLink to={{ kind: 'person', key: communityId, label: name }} />
      {orcidId === null ? null : `, ORCID ${orcidId}`}
    </>
  )
}

function OtherCorrections({ correction: { number, kind, key, name } }: { correction: Correction }) {
  const { data } = useQuery(correctionsQuery({ kind, key: String(key) }))
  if (!data) return null
  const others = data.corrections.length - (data.corrections.some((other) => other.number === number) ? 1 : 0)
  return (
    <TitledCard isPadded title="More of this record">
      <p>
        {others === 0 ? `No other correction of ${name}.` : `${others} more, listed on `}
        {others === 0 ? null : <RecordLink to={{ kind, key, label: name }} />}
      </p>
    </TitledCard>
  )
}
