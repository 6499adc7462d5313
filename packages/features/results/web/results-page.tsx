import { PageWrap } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { usePageTitle } from '@rosette/ui-kit/layout/use-page-title.ts'
import { useRouterState } from '@tanstack/react-router'
import { searchedKindOf } from '../contract/searched-kind.ts'
import { GeneralResults } from './general-results.tsx'
import { ResultsFault } from './results-fault.tsx'
import { ResultsHeading } from './results-heading.tsx'
import classes from './results-page.module.css'
import { parseResultsQuery } from './results-query.ts'

/** `/results`: the address says what is searched for; everything else follows from it. */
export function ResultsPage() {
  usePageTitle('Search Results')
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  return (
    <PageWrap className={classes.page}>
      <ResultsOf search={search} />
    </PageWrap>
  )
}

function ResultsOf({ search }: { search: string }) {
  const query = parseResultsQuery(search)
  if ('fault' in query) {
    return (
      <>
        <ResultsHeading title="Search Results" category={null} />
        <ResultsFault text={query.fault} />
      </>
    )
  }
  return <GeneralResults key={`${query.category} ${query.searchText}`} kind={searchedKindOf(query.category)} query={query} />
}
