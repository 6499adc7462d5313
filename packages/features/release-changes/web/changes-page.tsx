import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { useKeys } from '@rosette/ui-kit/keys/use-keys.ts'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useQuery } from '@tanstack/react-query'
import type { PublicSummary } from '../../permanent-links/contract/public-summary.ts'
import type { RecordStates } from '../contract/record-states.ts'
import type { RecordHistory } from '../contract/release-changes.ts'
import { releasePath } from '../contract/release-paths.ts'
import { ChangeMark } from './change-mark.tsx'
import classes from './changes-page.module.css'
import { recordHistoryQuery, recordStatesQuery } from './release-change-queries.ts'
import { formatMarks, speakMarks } from './section-marks.ts'
import { SectionStatesCard } from './section-states-card.tsx'

type ChangesPageProps = { kind: Pick<Kind, 'name' | 'label'>; summary: Pick<PublicSummary, 'key' | 'name' | 'address'> }

/** `/{kind}/{id}/changes`: what a release changed in a record, both states side by side. */
export function ChangesPage({ kind, summary: { key, name, address } }: ChangesPageProps) {
  usePageTitle(`Changes of ${name}`)
  const history = useQuery(recordHistoryQuery(kind.name, key))
  return (
    <PageWrap className={classes.page}>
      <PageHeading
        steps={[
          { label: 'Home', href: '/' },
          { label: name, href: address },
        ]}
        here="Changes"
        title={
          <>
            Changes of {kind.label.toLowerCase()} <span className={classes.name}>{name}</span>
          </>
        }
        actions={
          <ButtonLink href={address} variant="filled">
            Back to the record
          </ButtonLink>
        }
      />
      <QueryPart query={history} what="the changes of this record">
        {(data) => <Changes kind={kind} recordKey={key} history={data} />}
      </QueryPart>
    </PageWrap>
  )
}

type ChangesProps = { kind: Pick<Kind, 'name'>; recordKey: number; history: RecordHistory }

function Changes({ kind, recordKey, history }: ChangesProps) {
  const { releaseId, areHeld, changes } = history
  const isChanged = changes.some((change) => change.releaseId === releaseId)
  return (
    <div className={classes.stack}>
      {isChanged && areHeld && <BothStates kind={kind} recordKey={recordKey} />}
      {isChanged && !areHeld && (
        <p className={classes.statement}>
          The release before {releaseId} can no longer be read, so its state of this record is gone. What changed is listed below and in the
          file of <PageLink href={releasePath(releaseId)}>release {releaseId}</PageLink>.
        </p>
      )}
      {!isChanged && <p className={classes.statement}>This record did not change with release {releaseId}.</p>}
      <History history={history} />
    </div>
  )
}

function BothStates({ kind, recordKey }: Omit<ChangesProps, 'history'>) {
  const states = useQuery(recordStatesQuery(kind.name, recordKey))
  return (
    <QueryPart query={states} what="both states of this record">
      {({ againstId, ...states }) => againstId !== null && <States states={{ ...states, againstId }} />}
    </QueryPart>
  )
}

function States({ states }: { states: RecordStates & { againstId: string } }) {
  const { againstId, releaseId, sections, same } = states
  useKeys({ j: () => step(1), k: () => step(-1) })
  return (
    <>
      <div className={classes.head}>
        <Side releaseId={againstId} word="previous" />
        <Side releaseId={releaseId} word="current" />
      </div>
      {sections.length === 0 && (
        <p className={classes.statement}>
          {states.before === null ? `Release ${againstId} does not have this record.` : `Release ${releaseId} does not have this record.`}
        </p>
      )}
      {sections.map((section) => (
        <SectionStatesCard key={section.section} section={section} />
      ))}
      {sections.length > 0 && (
        <p className={classes.keys}>
          Next change <kbd>j</kbd>, previous change <kbd>k</kbd>
        </p>
      )}
      {same.length > 0 && (
        <TitledCard title="The same in both releases" isPadded>
          <ul className={classes.same}>
            {same.map((section) => (
              <li key={section}>
                <ChangeMark mark="same" /> {section}
              </li>
            ))}
          </ul>
        </TitledCard>
      )}
    </>
  )
}

function Side({ releaseId, word }: { releaseId: string; word: string }) {
  return (
    <p>
      <PageLink href={releasePath(releaseId)} className={classes.release}>
        {releaseId}
      </PageLink>{' '}
      {word}
    </p>
  )
}

/** Moves to the next or previous row that differs, from the one that has the focus. */
function step(by: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-change]')]
  const here = rows.findIndex((row) => row.matches(':focus'))
  const next = rows[here < 0 ? (by > 0 ? 0 : rows.length - 1) : here + by]
  next?.focus()
  return next !== undefined
}

function History({ history: { changes, since } }: { history: RecordHistory }) {
  return (
    <TitledCard title="Releases that changed this record" isPadded>
      {changes.length === 0 && <p>None that was compared with the one before.</p>}
      <ol className={classes.history}>
        {changes.map(({ releaseId, publishedAt, change, sections }) => (
          <li key={releaseId}>
            <PageLink href={releasePath(releaseId)} className={classes.release}>
              {releaseId}
            </PageLink>{' '}
            {publishedAt.slice(0, 10)}: {change === 'changed' ? '' : change}
            {sections.map((section, at) => (
              <span key={section.section}>
                {at > 0 && ', '}
                {section.section} <span aria-hidden>{formatMarks(section)}</span>
                <span className="visually-hidden">{speakMarks(section)}</span>
              </span>
            ))}
          </li>
        ))}
      </ol>
      {since && (
        <p className={classes.keys}>
          Changes are known since release {since.releaseId} of {since.publishedAt.slice(0, 10)}.
        </p>
      )}
    </TitledCard>
  )
}
