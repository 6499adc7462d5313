import { type SearchCategory, searchCategoryValues } from '@rosette/contract-kit/search-contract.ts'
import { PageLink } from '@rosette/ui-kit/record/page-link.tsx'
import { headingOf } from './category-words.ts'
import { ResultsNote } from './results-note.tsx'
import { formatResultsPath, type ResultsQuery } from './results-query.ts'

const advice: Partial<Record<SearchCategory, string>> = {
  genes: 'A locus name looks like AT4G18960, a symbol like AG; the beginning of either is enough.',
  germplasm: 'A germplasm is found by its name or stock number, for example CS1092.',
}

/** No hits is an answer, not an error: it says what to try. */
export function NoMatches({ query }: { query: ResultsQuery }) {
  const others = searchCategoryValues.filter((category) => category !== query.category)
  return (
    <ResultsNote title="No matches">
      What you can try:
      <ul>
        <li>Check the spelling, or search for fewer letters.</li>
        {advice[query.category] && <li>{advice[query.category]}</li>}
        {others.map((category) => (
          <li key={category}>
            <PageLink href={formatResultsPath({ ...query, category, page: 1 })}>
              {headingOf(category)} matching “{query.searchText}”
            </PageLink>
          </li>
        ))}
      </ul>
    </ResultsNote>
  )
}
