import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { useRouterState } from '@tanstack/react-router'
import { parseResultsQuery, type ResultsQuery, type UnreadableQuery } from './query/results-query.ts'
import { useAsked } from './query/use-asked.ts'
import { ResultsFault, SearchFault } from './results-fault.tsx'
import { ResultsHeading } from './results-heading.tsx'
import classes from './results-page.module.css'
import { ResultsView } from './results-view.tsx'
import { Searching } from './searching.tsx'

/** `/results`: the address says what is searched for and how it is shown; everything else follows from it. */
export function ResultsPage() {
  usePageTitle('Search Results')
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const query = parseResultsQuery(search)
  return (
    <PageWrap className={classes.page}>
      {'fault' in query ? <Unreadable {...query} /> : <ResultsOf key={JSON.stringify([query.category, query.asked])} query={query} />}
    </PageWrap>
  )
}

/** One search in any of its views; another search begins anew. */
function ResultsOf({ query }: { query: ResultsQuery }) {
  const { category } = query
  const found = useAsked(query.asked)
  if (found === 'pending') return <Searching category={category} />
  if ('fault' in found) return <Unreadable fault={found.fault} category={category} />
  if ('asked' in found) return <ResultsView query={query} asked={found.asked} />
  return (
    <>
      <ResultsHeading title="Search Results" category={category} hasActions={false} />
      <SearchFault error={found.error} category={category} onRetry={found.onRetry} />
    </>
  )
}

function Unreadable({ fault, category }: UnreadableQuery) {
  return (
    <>
      <ResultsHeading title="Search Results" category={category} hasActions={false} />
      <ResultsFault text={fault} category={category} />
    </>
  )
}
