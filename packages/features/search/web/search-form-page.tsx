import type { SearchReference } from '@rosette/contract-kit/site-paths/results-path.ts'
import { loadFormOf } from '@rosette/kinds/registry/forms.ts'
import { type FormCategory, searchFormOf } from '@rosette/kinds/registry/search-entries.ts'
import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import type { Criteria } from '@rosette/ui-kit/form/criteria-of-draft.ts'
import type { FormDefinition } from '@rosette/ui-kit/form/form-fields.ts'
import type { SitePageDefinition } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { parseDetail } from '../../results/web/query/results-query.ts'
import { useSearchRequest } from '../../results/web/query/use-search-request.ts'
import { findSitePage } from '../../site/contract/site-pages.ts'
import { FormScreen, formsOfScreen } from './form-screen.tsx'
import type { LoadedForms } from './use-form-drafts.ts'

type SearchFormPageProps = { category: FormCategory }

/** The page of one form. A form that is filled in may be one that only the browser keeps. */
export function searchFormPage(category: FormCategory): SitePageDefinition {
  return {
    component: () => <SearchFormPage category={category} />,
    queries: () => [formsQuery(formsOfScreen(category))],
    parts: () => formsOfScreen(category).map((each) => () => loadFormOf(searchFormOf(each).kind)),
    isServerRendered: ({ searchStr }) => searchStr === '',
  }
}

/** `/search/…`: a form, filled in with the search that its address names, if any. */
export function SearchFormPage({ category }: SearchFormPageProps) {
  const path = `/search/${category}`
  usePageTitle(findSitePage(path)?.title ?? 'Search')
  const here = useRouterState({ select: ({ location }) => (location.pathname.startsWith(path) ? location.searchStr : null) })
  const isReset = useRouterState({ select: ({ location }) => 'isReset' in location.state })
  // While another page is loading, the address is already that page's; after a reset it no longer describes the form.
  const [search, setSearch] = useState(here ?? '')
  if (here !== null && here !== search && !isReset) setSearch(here)
  const reference = referenceOf(search)
  return reference ? (
    <FilledForm key={search} category={category} reference={reference} />
  ) : (
    <LoadedForm key={search} category={category} criteria={{}} />
  )
}

function referenceOf(search: string): SearchReference | null {
  const params = new URLSearchParams(search)
  if (!['key', 'search', 'search_params'].some((name) => params.has(name))) return null
  const reference = parseDetail(params)
  return 'problem' in reference ? null : reference
}

/** Fills in the criteria of the search; if it is no longer stored, the form is empty. */
function FilledForm({ category, reference }: SearchFormPageProps & { reference: SearchReference }) {
  const found = useSearchRequest(reference)
  if (found === 'pending') {
    return (
      <PageWrap>
        <Loading what="this search" />
      </PageWrap>
    )
  }
  return <LoadedForm category={category} criteria={'request' in found && 'criteria' in found.request ? found.request.criteria : {}} />
}

function LoadedForm({ category, criteria }: SearchFormPageProps & { criteria: Criteria }) {
  const forms = useQuery(formsQuery(formsOfScreen(category)))
  if (forms.data) return <FormScreen category={category} forms={forms.data} criteria={criteria} />
  return (
    <PageWrap>
      <QueryPart query={forms} what="this form">
        {() => null}
      </QueryPart>
    </PageWrap>
  )
}

/** The forms of one screen, each a chunk of its own, loaded on demand. */
function formsQuery(categories: readonly FormCategory[]) {
  return queryOptions({
    queryKey: ['forms', categories],
    queryFn: () => loadForms(categories),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { isCode: true },
  })
}

export async function loadForms(categories: readonly FormCategory[]): Promise<LoadedForms> {
  const loaded = await Promise.all(categories.map(async (category) => [category, await loadForm(category)]))
  return Object.fromEntries(loaded)
}

async function loadForm(category: FormCategory): Promise<FormDefinition> {
  const { form } = await loadFormOf(searchFormOf(category).kind)
  return form
}
