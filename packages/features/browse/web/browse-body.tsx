import { searchQuery } from '@rosette/api-client/search-query.ts'
import { ResultsSkeleton } from '@rosette/ui-kit/results/results-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { cardOf } from '../../results/contract/result-categories.ts'
import { resultsOf } from '../../results/web/results-definition-query.ts'
import { ResultsFault, SearchFault } from '../../results/web/results-fault.tsx'
import { type BrowseListName, browseLists } from '../contract/browse-lists.ts'
import classes from './browse-body.module.css'
import type { BrowseQuery } from './browse-query.ts'
import { BrowsedRows } from './browsed-rows.tsx'
import { firstLetterOf } from './first-letter-of.ts'
import { LetterFilter } from './letter-filter.tsx'
import { useBrowseChanges } from './use-browse-changes.ts'

type BrowseBodyProps = { name: BrowseListName; title: string; query: BrowseQuery }

/** Asks for the whole list once, and says where that stands; every view is made of it in the browser (BROWSE-017, TABLE-010). */
export function BrowseBody({ name, title, query }: BrowseBodyProps) {
  const { kind, call, hasLetters } = browseLists[name]
  const { hit, columns } = cardOf({ kind })
  const asked = useQuery(searchQuery(hit, { call, what: { searchTerms: [] }, options: {} }))
  const drawn = useQuery(resultsOf({ kind }))
  const changes = useBrowseChanges(name, query)
  const letters = useMemo(() => asked.data && new Set(asked.data.docs.map((doc) => firstLetterOf(columns, doc))), [asked.data, columns])
  const fault = { category: null, newSearch: null, onRetry: () => Promise.all([asked.refetch(), drawn.refetch()]) }
  const error = asked.error ?? drawn.error

  if (error) return <SearchFault {...fault} error={error} otherwise="The list could not be loaded. Try again." />
  if (asked.data && asked.data.error !== null) return <ResultsFault {...fault} text={asked.data.error} />
  return (
    <>
      {hasLetters && (
        <LetterFilter chosen={query.letter} known={letters ?? null} hrefOf={(letter) => changes.pathTo({ letter, page: 1 })} />
      )}
      {asked.data && drawn.data ? (
        <BrowsedRows name={name} title={title} query={query} results={drawn.data} answer={asked.data} changes={changes} />
      ) : (
        <Loading />
      )}
    </>
  )
}

function Loading() {
  return (
    <div aria-busy>
      <p role="status" className={classes.line}>
        Loading...
      </p>
      <ResultsSkeleton />
    </div>
  )
}
