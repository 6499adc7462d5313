import { searchQuery } from '@rosette/api-client/search-query.ts'
import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { CopyLinkButton } from '@rosette/ui-kit/record/parts/copy-button.tsx'
import { ResultsSkeleton } from '@rosette/ui-kit/results/results-table.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { resultsOf } from '../../results/web/list/results-definition-query.ts'
import { ResultsFault, SearchFault } from '../../results/web/results-fault.tsx'
import { findSitePage, siteAreas } from '../../site/contract/site-pages.ts'
import { type BrowseListName, browseLists, browsePath } from '../contract/browse-lists.ts'
import classes from './browse-page.module.css'
import { type BrowseQuery, parseBrowseQuery, useBrowseChanges } from './browse-query.ts'
import { BrowsedRows } from './browsed-rows.tsx'
import { firstLetterOf, LetterFilter } from './letter-filter.tsx'

const steps = [
  { label: 'Home', href: '/' },
  { label: siteAreas.browse.label, href: siteAreas.browse.overview },
]

/** `/browse/…`: a whole list, in the view given by its address. */
export function BrowsePage({ name }: { name: BrowseListName }) {
  const title = findSitePage(browsePath(name))?.title ?? siteAreas.browse.label
  usePageTitle(title)
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  return (
    <PageWrap className={classes.page}>
      <PageHeading steps={steps} here={title} title={title} statement={browseLists[name].lead} actions={<CopyLinkButton />} />
      <BrowseBody name={name} title={title} query={parseBrowseQuery(name, search)} />
    </PageWrap>
  )
}

type BrowseBodyProps = { name: BrowseListName; title: string; query: BrowseQuery }

/** Loads the whole list once and shows its state; every view is computed in the browser (BROWSE-017, TABLE-010). */
function BrowseBody({ name, title, query }: BrowseBodyProps) {
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
