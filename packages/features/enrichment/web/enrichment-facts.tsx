import { namedPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { ReactNode } from 'react'
import type { EnrichedGene, EnrichmentAnswer } from '../contract/enrichment-answer.ts'
import { backgrounds, termSources } from '../contract/term-sources.ts'
import classes from './enrichment-page.module.css'

const corrections = { bh: 'Benjamini–Hochberg', bonferroni: 'Bonferroni', by: 'Benjamini–Yekutieli' }

/** The five numbers a referee asks for, and which genes were left out. */
export function EnrichmentFacts({ answer }: { answer: EnrichmentAnswer }) {
  const { list, background, settings, tests, significant, shown, hasOwnBackground } = answer
  const { annotation } = termSources[settings.source]
  return (
    <dl className={classes.facts}>
      <Fact label="List genes counted" value={`${formatNumber(list.counted)} of ${formatNumber(list.genes)}`}>
        <LeftOut count={list.withoutAnnotation.count} words="without annotation" genes={list.withoutAnnotation.genes} />
        <LeftOut count={list.outside.count} words="outside the background" genes={list.outside.genes} />
        <NotMatched count={list.notMatched.count} ids={list.notMatched.ids} />
      </Fact>
      <Fact label="Background" value={formatCount(background.counted, 'gene')}>
        {hasOwnBackground
          ? 'custom list'
          : settings.background === 'annotated'
            ? `with ${annotation}`
            : settings.background === 'expressed'
              ? `expressed in ${(settings.expressedIn ?? '').replaceAll('|', ', ')}`
              : backgrounds[settings.background].label}
      </Fact>
      <Fact label="Tests" value={formatNumber(tests)}>
        terms with {formatNumber(settings.min)} to {formatNumber(settings.max)} genes
      </Fact>
      <Fact label="Significant" value={formatNumber(significant)}>
        q ≤ {settings.alpha}, {corrections[settings.correction]}
      </Fact>
      <Fact label="Shown" value={formatNumber(shown)}>
        {significant > shown && `${formatNumber(significant - shown)} explained by narrower terms`}
      </Fact>
    </dl>
  )
}

function Fact({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <strong>{value}</strong>
        <div className={classes.small}>{children}</div>
      </dd>
    </div>
  )
}

function LeftOut({ count, words, genes }: { count: number; words: string; genes: readonly EnrichedGene[] }) {
  if (count === 0) return null
  return (
    <details>
      <summary>
        {formatNumber(count)} {words}
      </summary>
      <ul className={classes.names}>
        {genes.map(({ name, symbol }) => (
          <li key={name}>
            <PageLink href={namedPath(kinds.locus, name)}>{name}</PageLink> {symbol}
          </li>
        ))}
        {count > genes.length && <li>and {formatNumber(count - genes.length)} more</li>}
      </ul>
    </details>
  )
}

function NotMatched({ count, ids }: { count: number; ids: readonly string[] }) {
  if (count === 0) return null
  return (
    <details>
      <summary>{formatNumber(count)} not matched</summary>
      <ul className={classes.names}>
        {ids.map((id) => (
          <li key={id}>{id}</li>
        ))}
        {count > ids.length && <li>and {formatNumber(count - ids.length)} more</li>}
      </ul>
    </details>
  )
}
