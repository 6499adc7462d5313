import type { Kind, Lookup } from '@rosette/contract-kit/kind/define-kind.ts'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { type CorrectionLine, correctionPath, stateWords } from '../contract/correction.ts'
import { formatChange } from './change-words.ts'
import { correctionsQuery } from './correction-queries.ts'
import classes from './credit-list.module.css'
import { recordKeyQuery } from './record-key.ts'

/** Nothing if nobody suggested anything, and if the call fails: the record does not depend on it. */
export function CreditList({ kind, lookup }: { kind: Kind; lookup: Lookup }) {
  const { data: number } = useQuery(recordKeyQuery(kind, lookup))
  const key = String(number)
  const about = kind.isOfPeople ? { person: key } : { kind: kind.name, key }
  const { data } = useQuery({ ...correctionsQuery(about), enabled: number !== undefined })
  const shown = data?.corrections.filter(({ state }) => state !== 'declined') ?? []
  if (shown.length === 0) return null
  return (
    <TitledCard isPadded title={kind.isOfPeople ? 'Corrections suggested' : 'Corrections'}>
      <ul className={classes.list}>
        {shown.map((line) => (
          <li key={line.number}>
            <Credit line={line} isOfPerson={kind.isOfPeople ?? false} />
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}

function Credit({ line, isOfPerson }: { line: CorrectionLine; isOfPerson: boolean }) {
  const { kind, key, name, sectionTitle, state, sender, changes, releasedIn } = line
  return (
    <>
      {isOfPerson ? (
        <>
          <RecordLink to={{ kind, key, label: name }} />,{' '}
        </>
      ) : null}
      {sectionTitle}
      {changes.length === 0 ? null : `: ${changes.map(formatChange).join('; ')}`}
      {sender && !isOfPerson ? (
        <>
          , suggested by <RecordLink to={{ kind: 'person', key: sender.communityId, label: sender.name }} />
        </>
      ) : null}
      . {releasedIn === null ? stateWords[state] : `In release ${releasedIn}`}.{' '}
      <PageLink href={correctionPath(line.number)}>Correction {line.number}</PageLink>
    </>
  )
}
