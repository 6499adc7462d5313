import { isPartial } from '@rosette/contract-kit/vocabulary/sequence-coverage.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { FieldFrame } from '@rosette/ui-kit/form/controls/field-frame.tsx'
import controls from '@rosette/ui-kit/form/controls/form-controls.module.css'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { type BlastHit, type BlastResult, mostShownHits } from '../../contract/blast-result.ts'
import { AlignmentCard } from './alignment-card.tsx'
import classes from './blast-result.module.css'
import { blastResultQuery } from './blast-result-query.ts'
import { filterHits, filtersOf, type HitFilters, paramsOf } from './filter-hits.ts'
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
    <QueryPart query={result} what="the hits" height={800}>
      {(found) => (
        <div className={classes.result}>
          <ResultFacts result={found} />
          {found.options.isText && found.hasRelease && <TextReport token={token} />}
          {found.queries.length > 1 && <QueryChoice result={found} query={query} onQuery={setQuery} />}
          {found.hits.length === 0 ? <NoHits result={found} /> : <ShownResult key={query} token={token} result={found} />}
          <ResultFiles token={token} hasRelease={found.hasRelease} />
        </div>
      )}
    </QueryPart>
  )
}

function NoHits({ result: { databases } }: { result: BlastResult }) {
  const isWhole = databases.every(({ coverage }) => coverage === null || !isPartial(coverage))
  const subject = databases.length === 1 ? 'The database does' : 'The databases do'
  return (
    <Notice kind="info">
      No hits found. Try a higher expectation, another database, or turn the low-complexity filter off.
      {!isWhole && ` ${subject} not hold all sequences that are annotated: what you look for may be one of the others.`}
    </Notice>
  )
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

/** BLAST+ lists no more than it was asked for: what is missing looks like what is not there (BLAST-051). */
function LimitNote({ result: { queries, options } }: { result: BlastResult }) {
  const full = queries.filter(({ hits }) => hits >= options.maxScores)
  if (full.length === 0) return null
  return (
    <Notice kind="warning">
      Limit of {formatNumber(options.maxScores)} reached
      {queries.length > 1 && ` for ${formatNumber(full.length)} of ${formatNumber(queries.length)} queries`}: there may be further hits.
      Raise Max scores to see them. Gene models of one locus count one by one.
    </Notice>
  )
}

function ShownResult({ token, result }: { token: string; result: BlastResult }) {
  const { hits, queries, options, total, databases } = result
  const queryNames = useMemo(() => queries.map(({ name }) => name), [queries])
  const { params, replace } = useAddress()
  const [filters, setFilters] = useState(() => filtersOf(params))
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set())
  const [chosen, setChosen] = useState<BlastHit | undefined>(hits[0])
  const shown = useMemo(() => filterHits(hits, filters, queries), [hits, filters, queries])
  // The picture has one query as its axis: that of the chosen hit.
  const renderedQuery = chosen?.query ?? 0
  const rendered = shown.filter((hit) => hit.query === renderedQuery)
  const index = shown.findIndex(({ number }) => number === chosen?.number)
  const stepTo = (hit: BlastHit | undefined) => (hit ? () => setChosen(hit) : null)
  const query = queries[renderedQuery]
  function change(next: HitFilters) {
    setFilters(next)
    replace(paramsOf(next))
  }
  return (
    <>
      {hits.length === mostShownHits && hits.length < total && (
        <Notice kind="info">
          The first {formatNumber(hits.length)} of {formatNumber(total)} hits are shown. Choose a query, or download the files, which have
          all.
        </Notice>
      )}
      <LimitNote result={result} />
      <div className={classes.top}>
        <HitsCard
          hits={shown}
          queryNames={queryNames}
          databases={databases}
          checked={checked}
          chosen={chosen?.number ?? null}
          onCheck={setChecked}
          onChoose={setChosen}
        />
        <RefineHits filters={filters} databases={databases} onFilters={change} />
      </div>
      <TitledCard title="Hit overview" mark={query?.name} isPadded>
        {query && <HitOverview query={query} hits={rendered} chosen={chosen?.number ?? null} onChoose={setChosen} />}
      </TitledCard>
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
