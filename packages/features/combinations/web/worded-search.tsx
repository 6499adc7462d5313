import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import { useQuery } from '@tanstack/react-query'
import { Fragment, use } from 'react'
import type { SavedSearch } from '../../list-contents/contract/saved-search.ts'
import { ListName } from '../../list-contents/web/list-name.tsx'
import { headingOf, pluralOf } from '../../results/web/query/category-words.ts'
import { describeCriteria } from '../../results/web/query/describe-criteria.ts'
import { CriterionWords } from '../../results/web/query/query-statement.tsx'
import { requestOf } from '../../results/web/query/use-search-request.ts'
import { resultCategories } from '../../site/contract/result-categories.ts'

type WordedSearchProps = {
  search: SavedSearch
  /** Whether the words begin with what is found: `Genes: …`. */
  hasSubject?: boolean
}

let loading: Promise<typeof import('../../results/web/results-page.tsx')> | null = null

/** The page of results stays one chunk; what puts filters into words comes with it. */
function loadResultsPage() {
  loading ??= import('../../results/web/results-page.tsx')
  return loading
}

/** A search in the words of its form. Suspends until these are loaded. */
export function WordedSearch({ search, hasSubject = false }: WordedSearchProps) {
  const { activeFilters, resultsOf } = use(loadResultsPage()).resultsParts
  const { category } = search
  const { source } = resultCategories[category]
  const { data } = useQuery(resultsOf(source))
  const request = requestOf(search)
  const criteria = 'criteria' in request && data ? describeCriteria(data.criteriaFields, request.criteria) : []
  const filters = activeFilters(cardOf(source).facets, search.filters ?? {})
  const isAll = 'criteria' in request && Object.keys(request.criteria).length === 0 && filters.length === 0
  if (isAll) return `all ${pluralOf(category)}`
  return (
    <>
      {hasSubject && `${headingOf(category)}: `}
      {'searchText' in request && (
        <>
          matching <strong>“{request.searchText}”</strong>
        </>
      )}
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
