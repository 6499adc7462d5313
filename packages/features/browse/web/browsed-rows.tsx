import type { SearchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { useScreenUpTo } from '@rosette/ui-kit/layout/use-screen.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import type { ResultsDefinition } from '@rosette/ui-kit/results/define-results.ts'
import { ListFoot, ListTools } from '@rosette/ui-kit/results/list-tools.tsx'
import { shownColumns } from '@rosette/ui-kit/results/shown-columns.ts'
import { useSortedRows } from '@rosette/ui-kit/results/use-sorted-rows.ts'
import { Pager, SizeSelect } from '@rosette/ui-kit/table/pager.tsx'
import { mostRenderedRows, RowsWindow } from '@rosette/ui-kit/table/rows-window.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useMemo } from 'react'
import { formatDisplaying, ListedRows, ResultsNote, useFocusOnPaging } from '../../results/web/list/listed-rows.tsx'
import { SortSelect } from '../../results/web/list/sort-select.tsx'
import { type RecordListName, recordLists } from '../contract/browse-lists.ts'
import { type BrowseChanges, type BrowseQuery, passesFilter, sizesOf } from './browse-query.ts'
import classes from './browsed-rows.module.css'
import { FilterBox } from './filter-box.tsx'
import { firstLetterOf } from './letter-filter.tsx'

type BrowsedRowsProps = {
  name: RecordListName
  title: string
  query: BrowseQuery
  results: ResultsDefinition<unknown>
  answer: SearchAnswer<unknown>
  changes: BrowseChanges
}

/** One page of the list, in the order and for the letter given by the address. */
export function BrowsedRows({ name, title, query, results, answer, changes }: BrowsedRowsProps) {
  const { letter, filter, sort, page, pageSize } = query
  const { docs, total } = answer
  const picked = useMemo(
    () =>
      docs.filter(
        (doc) =>
          (letter === null || firstLetterOf(results.columns, doc) === letter) &&
          passesFilter(
            filter,
            results.columns.map((column) => column.text(doc)),
          ),
      ),
    [docs, letter, filter, results],
  )
  const sorted = useSortedRows({ results, hits: picked, sort, isSortedHere: true })
  const isCards = useScreenUpTo(760)
  const top = useFocusOnPaging(page)
  const from = (page - 1) * pageSize
  const rows = sorted.slice(from, from + pageSize)
  const line = formatDisplaying(from + 1, rows.length, picked.length)
  const caption = letter === null ? title : `${title}: ${letter}`
  const words = kinds[recordLists[name].kind].plural.toLowerCase()
  return (
    <section ref={top} tabIndex={-1} className={classes.rows} aria-label={title}>
      <ListTools
        line={line}
        before={<FilterBox value={filter} onFilter={changes.filterBy} />}
        after={docs.length < total && <Cut shown={docs.length} total={total} words={words} />}
      >
        {isCards && (
          <SortSelect
            columns={results.columns}
            sort={sort}
            isRanked={false}
            onSort={(next) => changes.restart({ ...(next && { sort: next }) })}
          />
        )}
        <SizeSelect
          sizes={sizesOf(recordLists[name])}
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
          RowsWindow: rows.length > mostRenderedRows ? RowsWindow : undefined,
          firstNumber: from + 1,
          mark: (text) => text,
          origin: { label: caption, href: changes.pathTo({}) },
        }}
        total={picked.length}
        sort={sort}
        isSearching={false}
        isCards={isCards}
        none={<NoRows query={query} words={words} allHref={changes.pathTo({ letter: null, filter: '', page: 1 })} />}
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

type NoRowsProps = { query: Pick<BrowseQuery, 'letter' | 'filter'>; words: string; allHref: string }

/** In place of rows: why there are none, and the way back to all. */
export function NoRows({ query: { letter, filter }, words, allHref }: NoRowsProps) {
  if (letter === null && filter === '') return <ResultsNote title={`No ${words}`}>There are none in this release.</ResultsNote>
  const why = [letter !== null && `start with ${letter}`, filter !== '' && `contain “${filter}”`].filter(Boolean).join(' and ')
  return (
    <ResultsNote title={`No ${words} ${why}`}>
      <ButtonLink size="xs" href={allHref}>
        Show all
      </ButtonLink>
    </ResultsNote>
  )
}
