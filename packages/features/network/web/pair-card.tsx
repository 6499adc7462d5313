import { PlainButton } from '@rosette/ui-kit/form/plain-button.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PubmedLink } from '@rosette/ui-kit/table/publication-columns.tsx'
import { formatCount } from '@rosette/ui-kit/text/format-number.ts'
import { useEffect, useRef } from 'react'
import type { NetworkStatement } from '../contract/network-answer.ts'
import { nameOf, type ShownEdge, verbOf } from './edge-words.ts'
import classes from './network-results.module.css'

type PairCardProps = { edges: readonly ShownEdge[]; onClose(): void }

/** Every statement about two genes, edge by edge. */
export function PairCard({ edges, onClose }: PairCardProps) {
  const card = useRef<HTMLDivElement>(null)
  const pair = edges[0] && [nameOf(edges[0].a), nameOf(edges[0].b)].toSorted().join(' and ')
  // What was asked for may lie below what is seen.
  useEffect(() => {
    if (pair) card.current?.scrollIntoView?.({ block: 'nearest' })
  }, [pair])
  const statements = edges.reduce((sum, edge) => sum + edge.statements.length, 0)
  return (
    <div ref={card}>
      <TitledCard
        title={pair ?? ''}
        mark={`${formatCount(edges.length, 'edge')}, ${formatCount(statements, 'statement')}`}
        action={<PlainButton onClick={onClose}>Close</PlainButton>}
        isPadded
      >
        {edges.map((edge) => (
          <section key={edge.id} className={classes.statements} aria-label={`${nameOf(edge.a)} ${verbOf(edge)} ${nameOf(edge.b)}`}>
            <h3>
              {nameOf(edge.a)} {verbOf(edge)} {nameOf(edge.b)}
            </h3>
            <ul>
              {edge.statements.map((statement, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: statements never change place, and two may say the same.
                <Statement key={at} statement={statement} />
              ))}
            </ul>
          </section>
        ))}
      </TitledCard>
    </div>
  )
}

function Statement({ statement }: { statement: NetworkStatement }) {
  const { source, effect, method, evidence, pubmedId, reference, isCompiled } = statement
  const said = [effect, evidence].filter((text) => text !== null).join(', ')
  return (
    <li>
      <strong>
        {source}
        {isCompiled && ' (compilation)'}
      </strong>
      <span>
        {said && `${said}; `}
        {method ?? 'method not stated'}
      </span>
      <span>{pubmedId === null ? (reference ?? 'no article named') : <PubmedLink pubmedId={pubmedId} />}</span>
    </li>
  )
}
