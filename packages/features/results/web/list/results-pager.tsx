import type { SearchFurther } from '@rosette/contract-kit/search/search-contract.ts'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { Pager } from '@rosette/ui-kit/table/pager.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { countPages, type ResultsQuery } from '../query/results-query.ts'
import classes from './results-pager.module.css'
import type { ViewChanges } from './results-tools.tsx'

type ResultsPagerProps = { query: ResultsQuery; total: number; cursors: SearchFurther['cursors']; changes: ViewChanges }

/** Numbered pages; beyond the last number, links to the next, previous and last page. */
export function ResultsPager({ query, total, cursors, changes: { pathTo } }: ResultsPagerProps) {
  const { page, pageSize, cursor } = query
  const numbered = countPages(total, pageSize)
  const all = Math.ceil(total / pageSize)
  const pathOf = (number: number) => pathTo({ page: number, cursor: null })
  if (all <= numbered) return <Pager label="Pages of results" page={page} pages={numbered} hrefOf={pathOf} />
  const next = page >= numbered && cursors?.next ? pathTo({ page: page + 1, cursor: cursors.next }) : null
  const last = page === all ? null : pathTo({ page: all, cursor: 'last' })
  if (cursor === null) {
    return (
      <div className={classes.pager}>
        <Pager label="Pages of results" page={page} pages={numbered} hrefOf={pathOf} />
        <Further next={next} last={last} />
      </div>
    )
  }
  const previous = page - 1 <= numbered ? pathOf(page - 1) : cursors?.previous ? pathTo({ page: page - 1, cursor: cursors.previous }) : null
  return (
    <nav className={classes.pager} aria-label="Pages of results">
      <ButtonLink size="xs" href={pathOf(1)}>
        First page
      </ButtonLink>
      {previous && (
        <ButtonLink size="xs" href={previous}>
          Previous page
        </ButtonLink>
      )}
      <span aria-current="page">
        Page {formatNumber(page)} of {formatNumber(all)}
      </span>
      <Further next={next} last={last} />
    </nav>
  )
}

function Further({ next, last }: { next: string | null; last: string | null }) {
  return (
    <>
      {next && (
        <ButtonLink size="xs" href={next}>
          Next page
        </ButtonLink>
      )}
      {last && (
        <ButtonLink size="xs" href={last}>
          Last page
        </ButtonLink>
      )}
    </>
  )
}
