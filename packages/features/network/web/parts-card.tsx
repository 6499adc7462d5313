import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { SaveAsListButton } from '../../list-contents/web/save-as-list-button.tsx'
import type { NetworkAnswer } from '../contract/network-answer.ts'
import classes from './network-results.module.css'

/** Genes that the shown edges join, and those that none does, as lists (NETWORK-009). */
export function PartsCard({ answer: { parts, partCount, alone } }: { answer: NetworkAnswer }) {
  const rows = [
    ...parts.map((part, at) => ({ ...part, title: `Part ${at + 1}` })),
    ...(alone.genes > 0 ? [{ ...alone, edges: 0, title: 'Without a partner' }] : []),
  ]
  return (
    <TitledCard title="Connected parts" mark={formatCount(partCount, 'part')} isPadded>
      <ul className={classes.parts}>
        {rows.map(({ title, genes, edges, names }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>
              {formatCount(genes, 'gene')}, {formatCount(edges, 'edge')}
            </span>
            <span className={classes.names}>
              {names.slice(0, 6).join(', ')}
              {names.length > 6 && ', …'}
            </span>
            {names.length > 0 && <SaveAsListButton seed={{ kind: 'locus', items: names }} name={title} />}
          </li>
        ))}
      </ul>
      {partCount > parts.length && <p className={classes.method}>{formatNumber(partCount - parts.length)} smaller parts are not listed.</p>}
    </TitledCard>
  )
}
