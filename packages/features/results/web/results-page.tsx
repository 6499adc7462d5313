import { PageWrap } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { usePageTitle } from '@rosette/ui-kit/layout/use-page-title.ts'
import { useRouterState } from '@tanstack/react-router'
import { findSearchedKind, formatNotHeld } from '../contract/searched-kind.ts'
import { pluralOf } from './category-words.ts'
import { GeneralResults } from './general-results.tsx'
import { ResultsFault } from './results-fault.tsx'
import { ResultsHeading } from './results-heading.tsx'
import { ResultsNote } from './results-note.tsx'
import classes from './results-page.module.css'
import { parseResultsQuery } from './results-query.ts'
import { searchableCategories } from './searchable-categories.ts'

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
  const kind = findSearchedKind(query.category)
  if (kind !== null) return <GeneralResults key={`${query.category} ${query.searchText}`} kind={kind} query={query} />
  return (
    <>
      <ResultsHeading title="Search Results" category={query.category} />
      <ResultsNote title={formatNotHeld(query.category)}>
        What can be searched now: {searchableCategories.map(pluralOf).join(', ')}. Choose one of them in the search box.
      </ResultsNote>
    </>
  )
}
