import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { Tag } from '@rosette/ui-kit/results/result-cells.tsx'
import { useQuery } from '@tanstack/react-query'
import { correctionPath, stateWords } from '../contract/correction.ts'
import { ownCorrectionsQuery } from './correction-queries.ts'
import classes from './credit-list.module.css'

/** On the profile: what happened to the member's corrections; nothing without any. */
export function MyCorrections() {
  const { data } = useQuery(ownCorrectionsQuery)
  if (!data || data.corrections.length === 0) return null
  return (
    <TitledCard isPadded title="My corrections">
      <ul className={classes.list}>
        {data.corrections.map(({ number, kind, key, name, sectionTitle, state, sentAt }) => (
          <li key={number}>
            <RecordLink to={{ kind, key, label: name }} />, {sectionTitle} <Tag>{stateWords[state]}</Tag>
            <br />
            Sent {sentAt.slice(0, 10)}.{' '}
            <PageLink href={correctionPath(number)}>{state === 'with_sender' ? 'Answer the question' : `Correction ${number}`}</PageLink>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
