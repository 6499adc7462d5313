import type { SearchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { useScreenUpTo } from '@rosette/ui-kit/layout/use-screen.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import type { ResultsDefinition } from '@rosette/ui-kit/results/define-results.ts'
import { ListFoot, ListTools } from '@rosette/ui-kit/results/list-tools.tsx'
import { shownColumns } from '@rosette/ui-kit/results/shown-columns.ts'
import { useSortedRows } from '@rosette/ui-kit/results/use-sorted-rows.ts'
import { Pager, SizeSelect } from '@rosette/ui-kit/table/pager.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useMemo } from 'react'
import { formatDisplaying, ListedRows, ResultsNote, useFocusOnPaging } from '../../results/web/list/listed-rows.tsx'
import { SortSelect } from '../../results/web/list/sort-select.tsx'
import { type BrowseListName, browseLists } from '../contract/browse-lists.ts'
import { type BrowseChanges, type BrowseQuery, sizesOf } from './browse-query.ts'
import classes from './browsed-rows.module.css'
import { firstLetterOf } from './letter-filter.tsx'

type BrowsedRowsProps = {
  name: BrowseListName
  title: string
  query: BrowseQuery
  results: ResultsDefinition<unknown>
  answer: SearchAnswer<unknown>
  changes: BrowseChanges
}

/** One page of the list, in the order and for the letter given by the address. */
export function BrowsedRows({ name, title, query, results, answer, changes }: BrowsedRowsProps) {
  const { letter, sort, page, pageSize } = query
  const { docs, total } = answer
  const picked = useMemo(
    () => (letter === null ? docs : docs.filter((doc) => firstLetterOf(results.columns, doc) === letter)),
    [docs, letter, results],
  )
  const sorted = useSortedRows({ results, hits: picked, sort, isSortedHere: true })
  const isCards = useScreenUpTo(760)
  const top = useFocusOnPaging(page)
  const from = (page - 1) * pageSize
  const rows = sorted.slice(from, from + pageSize)
  const line = formatDisplaying(from + 1, rows.length, picked.length)
  const caption = letter === null ? title : `${title}: ${letter}`
  const words = kinds[browseLists[name].kind].plural.toLowerCase()
  return (
    <section ref={top} tabIndex={-1} className={classes.rows} aria-label={title}>
      <ListTools line={line} after={docs.length < total && <Cut shown={docs.length} total={total} words={words} />}>
        {isCards && (
          <SortSelect
            columns={results.columns}
            sort={sort}
            isRanked={false}
            onSort={(next) => changes.restart({ ...(next && { sort: next }) })}
          />
        )}
        <SizeSelect
          sizes={sizesOf(browseLists[name])}
          size={pageSize}
          label="Results per page"
          onSize={(size) => changes.restart({ pageSize: size })}
        />
      </ListTools>
      <ListedRows
        list={{
          results,
          rows,
          columns: shownColumns(results.columns, null, []),
          caption,
          firstNumber: from + 1,
          mark: (text) => text,
          origin: { label: caption, href: changes.pathTo({}) },
        }}
        total={picked.length}
        sort={sort}
        isSearching={false}
        isCards={isCards}
        none={<NoRows letter={letter} words={words} allHref={changes.pathTo({ letter: null, page: 1 })} />}
        onFirstPage={() => changes.restart({})}
        onSort={(next) => changes.restart({ sort: next })}
      />
      <ListFoot line={line}>
        <Pager
          label="Pages of results"
          page={page}
          pages={Math.ceil(picked.length / pageSize)}
          hrefOf={(number) => changes.pathTo({ page: number })}
        />
      </ListFoot>
    </section>
  )
}

/** A call returns a limited number of rows; a longer list says that it is incomplete. */
function Cut({ shown, total, words }: { shown: number; total: number; words: string }) {
  return (
    <span className={classes.cut}>
      Only the first {formatNumber(shown)} of {formatNumber(total)} {words} are listed.
    </span>
  )
}

function NoRows({ letter, words, allHref }: { letter: string | null; words: string; allHref: string }) {
  if (letter === null) return <ResultsNote title={`No ${words}`}>There are none in this release.</ResultsNote>
  return (
    <ResultsNote title={`No ${words} start with ${letter}`}>
      <ButtonLink size="xs" href={allHref}>
        Show all
      </ButtonLink>
    </ResultsNote>
  )
}
