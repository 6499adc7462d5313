import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import type { SavedSearch } from '../../list-contents/contract/saved-search.ts'
import { ListName } from '../../list-contents/web/list-name.tsx'
import { headingOf, pluralOf } from '../../results/web/query/category-words.ts'
import { describeCriteria } from '../../results/web/query/describe-criteria.ts'
import { CriterionWords } from '../../results/web/query/query-statement.tsx'
import { requestOf } from '../../results/web/query/use-search-request.ts'
import type { resultsParts } from '../../results/web/results-page.tsx'
import { resultCategories } from '../../site/contract/result-categories.ts'

type SearchWordsProps = {
  search: SavedSearch
  /** Whether the words begin with what is found: `Genes: …`. */
  hasSubject?: boolean
}

/** The page of results stays one chunk; what puts filters into words comes with it. */
const partsQuery = queryOptions({
  queryKey: ['results-parts'],
  queryFn: async () => (await import('../../results/web/results-page.tsx')).resultsParts,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  meta: { isCode: true },
})

/** A search in the words of its form. */
export function SearchWords(props: SearchWordsProps) {
  const { data } = useQuery(partsQuery)
  return data ? <WordedSearch {...props} parts={data} /> : '…'
}

type WordedSearchProps = SearchWordsProps & { parts: Pick<typeof resultsParts, 'activeFilters' | 'resultsOf'> }

function WordedSearch({ search, hasSubject = false, parts: { activeFilters, resultsOf } }: WordedSearchProps) {
  const { category } = search
  const { source } = resultCategories[category]
  const { data } = useQuery(resultsOf(source))
  const request = requestOf(search)
  const criteria = 'criteria' in request && data ? describeCriteria(data.criteriaFields, request.criteria) : []
  const filters = activeFilters(cardOf(source).facets, search.filters ?? {})
  const isAll = 'criteria' in request && Object.keys(request.criteria).length === 0 && filters.length === 0
  if (isAll) return `all ${pluralOf(category)}`
  // Until the fields of its form are there, a search has no words.
  const isPending = 'criteria' in request && data === undefined
  return (
    <>
      {hasSubject && `${headingOf(category)}: `}
      {'searchText' in request && (
        <>
          matching <strong>“{request.searchText}”</strong>
        </>
      )}
      {isPending && '…'}
      {criteria.map((criterion, index) => (
        <Fragment key={[...criterion.path, ...criterion.fields].join('.')}>
          {index > 0 && ' and '}
          <CriterionWords criterion={criterion} />
        </Fragment>
      ))}
      {filters.map(({ words, contentId }, index) => (
        <Fragment key={`${words} ${contentId}`}>
          {(index > 0 || criteria.length > 0 || 'searchText' in request) && ', '}
          {words} {contentId !== undefined && <ListName contentId={contentId} />}
        </Fragment>
      ))}
    </>
  )
}
