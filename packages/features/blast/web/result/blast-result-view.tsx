import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { FieldFrame } from '@rosette/ui-kit/form/controls/field-frame.tsx'
import controls from '@rosette/ui-kit/form/controls/form-controls.module.css'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { type BlastHit, type BlastResult, mostShownHits } from '../../contract/blast-result.ts'
import { AlignmentCard } from './alignment-card.tsx'
import classes from './blast-result.module.css'
import { blastResultQuery } from './blast-result-query.ts'
import { filterHits, noFilters } from './filter-hits.ts'
import { HitOverview } from './hit-overview.tsx'
import { HitsCard } from './hits-card.tsx'
import { HitsOnGenome } from './hits-on-genome.tsx'
import { RefineHits } from './refine-hits.tsx'
import { ResultFacts } from './result-facts.tsx'
import { ResultFiles } from './result-files.tsx'
import { TextReport } from './text-report.tsx'

/** What a finished search found, on the page of its run. */
export function BlastResultView({ token }: { token: string }) {
  const [query, setQuery] = useState<string | null>(null)
  const result = useQuery(blastResultQuery(token, query))
  return (
    <QueryPart query={result} what="the hits">
      {(found) => (
        <div className={classes.result}>
          <ResultFacts result={found} />
          {found.options.isText && found.hasRelease && <TextReport token={token} />}
          {found.queries.length > 1 && <QueryChoice result={found} query={query} onQuery={setQuery} />}
          {found.hits.length === 0 ? <NoHits /> : <ShownResult key={query} token={token} result={found} />}
          <ResultFiles token={token} hasRelease={found.hasRelease} />
        </div>
      )}
    </QueryPart>
  )
}

function NoHits() {
  return <Notice kind="info">No hits found. Try a higher expectation, another database, or turn the low-complexity filter off.</Notice>
}

type QueryChoiceProps = { result: BlastResult; query: string | null; onQuery(query: string | null): void }

function QueryChoice({ result: { queries, total }, query, onQuery }: QueryChoiceProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label="Query" size="large">
      <select id={id} className={controls.select} value={query ?? ''} onChange={(event) => onQuery(event.currentTarget.value || null)}>
        <option value="">All queries: {formatNumber(total)} hits</option>
        {queries.map(({ name, hits }, index) => (
          <option key={name} value={index}>
            {name}: {formatNumber(hits)} hits
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

function ShownResult({ token, result }: { token: string; result: BlastResult }) {
  const { hits, queries, options, total } = result
  const queryNames = useMemo(() => queries.map(({ name }) => name), [queries])
  const [filters, setFilters] = useState(noFilters)
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set())
  const [chosen, setChosen] = useState<BlastHit | undefined>(hits[0])
  const shown = useMemo(() => filterHits(hits, filters, queryNames), [hits, filters, queryNames])
  // The picture has one query as its axis: that of the chosen hit.
  const renderedQuery = chosen?.query ?? 0
  const rendered = useMemo(() => shown.filter((hit) => hit.query === renderedQuery), [shown, renderedQuery])
  const index = shown.findIndex(({ number }) => number === chosen?.number)
  const stepTo = (hit: BlastHit | undefined) => (hit ? () => setChosen(hit) : null)
  const query = queries[renderedQuery]
  return (
    <>
      {hits.length === mostShownHits && hits.length < total && (
        <Notice kind="info">
          The first {formatNumber(hits.length)} of {formatNumber(total)} hits are shown. Choose a query, or download the files, which have
          all.
        </Notice>
      )}
      <div className={classes.top}>
        <TitledCard title="Hit overview" mark={query?.name} isPadded>
          {query && <HitOverview query={query} hits={rendered} chosen={chosen?.number ?? null} onChoose={setChosen} />}
        </TitledCard>
        <RefineHits filters={filters} onFilters={setFilters} />
      </div>
      <HitsCard
        hits={shown}
        queryNames={queryNames}
        checked={checked}
        chosen={chosen?.number ?? null}
        onCheck={setChecked}
        onChoose={setChosen}
      />
      {chosen && (
        <AlignmentCard
          token={token}
          program={options.program}
          queryName={queryNames[chosen.query] ?? ''}
          hit={chosen}
          onPrevious={stepTo(shown[index - 1])}
          onNext={stepTo(shown[index + 1])}
        />
      )}
      <HitsOnGenome hits={shown} />
    </>
  )
}
