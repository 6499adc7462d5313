import { formatNumber } from '@rosette/ui-kit/record/format-number.ts'
import { pluralOf } from './category-words.ts'
import type { ResultsQuery } from './results-query.ts'

/** The query in words. The visitor's text is a text node, so no markup in it comes to life (RESULTS-006). */
export function QueryStatement({ query, total }: { query: ResultsQuery; total: number }) {
  return (
    <>
      Your query for <strong>{pluralOf(query.category)}</strong> matching <strong>“{query.searchText}”</strong> resulted in{' '}
      <strong>{formatNumber(total)}</strong> {total === 1 ? 'match' : 'matches'}.
    </>
  )
}
