import { Button } from '@mantine/core'
import { formatNumber } from '@rosette/ui-kit/record/format-number.ts'
import { Pager } from '@rosette/ui-kit/record/pager.tsx'
import { SizeSelect } from '@rosette/ui-kit/record/size-select.tsx'
import type { ResultsDefinition } from '@rosette/ui-kit/results/define-results.ts'
import { markMatch } from '@rosette/ui-kit/results/mark-match.tsx'
import { ResultsSkeleton } from '@rosette/ui-kit/results/results-skeleton.tsx'
import { ResultsTable } from '@rosette/ui-kit/results/results-table.tsx'
import { IconArrowUp } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { headingOf } from './category-words.ts'
import classes from './results-frame.module.css'
import { countPages, formatResultsPath, type ResultsQuery, resultSizes } from './results-query.ts'

type ResultsFrameProps = {
  query: ResultsQuery
  results: ResultsDefinition<unknown>
  hits: readonly unknown[]
  total: number
  isSearching: boolean
  /** What a record page calls the way back to this list. */
  origin: string
}

/** The table with its lines above and below. Page and size stand in the address. */
export function ResultsFrame({ query, results, hits, total, isSearching, origin }: ResultsFrameProps) {
  const router = useRouter()
  const first = (query.page - 1) * query.pageSize + 1
  const line = isSearching ? 'Searching...' : formatDisplaying(first, hits.length, total)
  return (
    <>
      <div className={classes.line}>
        <span role="status">{line}</span>
        <SizeSelect
          sizes={resultSizes}
          size={query.pageSize}
          label="Results per page"
          onSize={(pageSize) => router.history.push(formatResultsPath({ ...query, page: 1, pageSize }))}
        />
      </div>
      {isSearching ? (
        <ResultsSkeleton />
      ) : (
        <ResultsTable
          caption={`${headingOf(query.category)} matching ${query.searchText}`}
          results={results}
          hits={hits}
          firstNumber={first}
          mark={(text) => markMatch(text, query.searchText)}
          origin={{ label: origin, href: formatResultsPath(query) }}
        />
      )}
      <div className={classes.line}>
        <span>{line}</span>
        <Pager
          label="Pages of results"
          page={query.page}
          pages={countPages(total, query.pageSize)}
          hrefOf={(page) => formatResultsPath({ ...query, page })}
        />
        <BackToTop />
      </div>
    </>
  )
}

function BackToTop() {
  return (
    <Button variant="default" size="xs" leftSection={<IconArrowUp size={14} aria-hidden />} onClick={() => window.scrollTo({ top: 0 })}>
      Back to Top
    </Button>
  )
}

/** TABLE-006, to the letter. A page beyond the last shows no rows and says so. */
function formatDisplaying(first: number, shown: number, total: number): string {
  if (shown === 0) return `Displaying 0 - 0 of ${formatNumber(total)} results`
  return `Displaying ${formatNumber(first)} - ${formatNumber(first + shown - 1)} of ${formatNumber(total)} results`
}
