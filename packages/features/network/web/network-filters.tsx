import { Segments } from '@rosette/ui-kit/form/segments.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useId } from 'react'
import type { FacetCount, NetworkAnswer } from '../contract/network-answer.ts'
import { type EdgeKind, edgeKinds, kindsAtFirst, type NetworkQuery } from '../contract/network-call.ts'
import classes from './network-results.module.css'

type NetworkFiltersProps = { facets: NetworkAnswer['facets']; query: NetworkQuery; isBusy: boolean }

/** What is shown; each value counts the edges that fit the other filters (NETWORK-006). */
export function NetworkFilters({ facets, query, isBusy }: NetworkFiltersProps) {
  const { go } = useAddress()
  const id = useId()
  const sources = query.source ?? facets.source.map(({ value }) => value)
  const countOf = (counts: readonly FacetCount[], value: string) => counts.find((each) => each.value === value)?.count ?? 0
  const kinds = facets.kind.filter(({ value, count }) => count > 0 || !kindsAtFirst.includes(kindOf(value)))
  const hidden = query.kind.includes('unclear') ? 0 : countOf(facets.kind, 'unclear')
  return (
    <section className={classes.filters} aria-label="Filters" aria-busy={isBusy}>
      <Ticks
        legend="Kind"
        values={kinds}
        ticked={query.kind}
        labelOf={(value) => kindLabels[kindOf(value)]}
        onTick={(next) => go({ kind: isSame(next, kindsAtFirst) ? null : next.join('|'), pair: null })}
      />
      <Ticks
        legend="Source"
        values={facets.source}
        ticked={sources}
        labelOf={(value) => value}
        onTick={(next) => go({ source: next.length === facets.source.length ? null : next.join('|'), pair: null })}
      />
      <div className={classes.choice}>
        <label htmlFor={id}>Method</label>
        <select
          id={id}
          value={query.method ?? ''}
          onChange={({ currentTarget }) => go({ method: currentTarget.value || null, pair: null })}
        >
          <option value="">any</option>
          {facets.method.map(({ value, count }) => (
            <option key={value} value={value}>
              {value} ({formatNumber(count)})
            </option>
          ))}
        </select>
      </div>
      <Segments
        label="Evidence"
        segments={[
          { value: 'any', label: 'Any evidence', count: countOf(facets.evidence, 'any') },
          { value: 'paper', label: 'Original article named', count: countOf(facets.evidence, 'paper') },
        ]}
        value={query.evidence}
        onValue={(evidence) => go({ evidence: evidence === 'any' ? null : evidence, pair: null })}
      />
      {hidden > 0 && <p>{formatCount(hidden, 'edge')} hidden: regulation without a stated effect.</p>}
    </section>
  )
}

const kindLabels: Readonly<Record<EdgeKind, string>> = {
  binding: 'binding',
  regulation: 'regulation',
  unclear: 'regulation, effect not stated',
  unstated: 'kind not stated',
}

function kindOf(value: string): EdgeKind {
  return edgeKinds.find((kind) => kind === value) ?? 'unstated'
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value) => other.includes(value))
}

type TicksProps = {
  legend: string
  values: readonly FacetCount[]
  ticked: readonly string[]
  labelOf(value: string): string
  onTick(ticked: string[]): void
}

function Ticks({ legend, values, ticked, labelOf, onTick }: TicksProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {values.map(({ value, count }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={ticked.includes(value)}
            onChange={({ currentTarget }) =>
              onTick(values.map((each) => each.value).filter((each) => (each === value ? currentTarget.checked : ticked.includes(each))))
            }
          />
          {labelOf(value)} <span>{formatNumber(count)}</span>
        </label>
      ))}
    </fieldset>
  )
}
