import { Button } from '@mantine/core'
import type { SearchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import type { ResultCategoryName } from '@rosette/kinds/registry/search-cards.ts'
import type { CriteriaFields } from '@rosette/ui-kit/form/form-fields.ts'
import { useScreenUpTo } from '@rosette/ui-kit/layout/use-screen.tsx'
import type { ResultsDefinition } from '@rosette/ui-kit/results/define-results.ts'
import { ListFoot } from '@rosette/ui-kit/results/list-tools.tsx'
import { markMatch } from '@rosette/ui-kit/results/mark-match.tsx'
import { shownColumns } from '@rosette/ui-kit/results/shown-columns.ts'
import { useSortedRows } from '@rosette/ui-kit/results/use-sorted-rows.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { SavedSearch } from '../../../list-contents/contract/saved-search.ts'
import { resultCategories } from '../../../site/contract/result-categories.ts'
import type { ExportFormat } from '../../contract/export-format.ts'
import { headingOf } from '../query/category-words.ts'
import { describeCriteria } from '../query/describe-criteria.ts'
import type { ResultsQuery } from '../query/results-query.ts'
import { toSavedSearch, toSearch } from '../query/use-search.ts'
import type { SearchRequest } from '../query/use-search-request.ts'
import { ResultsToolbar, SelectionActions } from '../selection/results-toolbar.tsx'
import { SelectButtons, SelectedRows } from '../selection/selected-rows.tsx'
import { type TickedRows, toCheckedSearch, useRowTicks } from '../selection/selection.ts'
import { formatDisplaying, ListedRows, ResultsNote, useFocusOnPaging } from './listed-rows.tsx'
import classes from './results-list.module.css'
import { ResultsPager } from './results-pager.tsx'
import { ResultsTools, type ViewChanges } from './results-tools.tsx'

// Few readers look at it, and it brings the picture with it.
const ResultsGenome = lazy(() => import('./results-genome.tsx').then((module) => ({ default: module.ResultsGenome })))

// One list, so that a map does not start again with each drawing.
const noPoints: NonNullable<SearchAnswer<unknown>['near']> = []

export type ResultsListProps = {
  query: ResultsQuery
  request: SearchRequest
  results: ResultsDefinition<unknown>
  answer: SearchAnswer<unknown>
  isSearching: boolean
  isSortedHere: boolean
  changes: ViewChanges
  onFilters: (() => void) | null
  /** What the page around the list can do with ticked rows. */
  selectionAction?(ticked: SavedSearch): ReactNode
}

/** The list with its toolbars and pager. */
export function ResultsList(props: ResultsListProps) {
  const { query, request, results, answer, isSearching, isSortedHere, changes } = props
  const { category, page, pageSize, sort } = query
  const { docs, highlights, whys, total, cursors, emptyColumns = [] } = answer
  const rows = useSortedRows({ results, hits: docs, highlights, whys, sort, isSortedHere })
  const ticked = useRowTicks(query, rows)
  const isTicked = resultCategories[category].file.isOffered
  const isCards = useScreenUpTo(760) || query.view === 'cards'
  const top = useFocusOnPaging(page)
  const [format, setFormat] = useState<ExportFormat>('exact')
  const first = (page - 1) * pageSize + 1
  const line = isSearching ? 'Searching...' : formatDisplaying(first, docs.length, total)
  const name = describeList(category, results.criteriaFields, request)
  const list = {
    caption: name,
    results,
    rows,
    columns: shownColumns(results.columns, query.columns, emptyColumns),
    firstNumber: first,
    mark: (text: string) => markMatch(text, 'searchText' in request ? request.searchText : ''),
    origin: { label: name, href: changes.pathTo({}) },
    ...(isTicked && { ticks: ticked.ticks }),
  }
  return (
    <section ref={top} tabIndex={-1} className={classes.list} aria-label="Results" aria-busy={isSearching}>
      <Tools {...props} line={line} isCards={isCards} ticked={isTicked ? ticked : null} format={format} onFormat={setFormat} />
      {results.picture?.(docs, { total, search: toSearch(query, request), near: answer.near ?? noPoints })}
      {query.view === 'genome' && answer.genome && (
        <Suspense>
          <ResultsGenome query={query} request={request} genome={answer.genome} changes={changes} />
        </Suspense>
      )}
      <ListedRows
        list={list}
        total={total}
        sort={sort}
        isSearching={isSearching}
        isCards={isCards}
        none={<FilteredOut changes={changes} />}
        onFirstPage={() => changes.restart({})}
        onSort={(next) => changes.restart({ sort: next })}
      />
      {isTicked && (
        <SelectedRows category={category} total={total} {...ticked} list={top}>
          <SelectionActions
            category={category}
            search={toSavedSearch(query, request)}
            selection={ticked.selection}
            total={total}
            format={format}
            isBusy={isSearching}
          />
          {props.selectionAction?.(toCheckedSearch(toSavedSearch(query, request), ticked.selection))}
        </SelectedRows>
      )}
      <ListFoot line={line}>
        <ResultsPager query={query} total={total} cursors={cursors} changes={changes} />
      </ListFoot>
    </section>
  )
}

function FilteredOut({ changes }: { changes: ViewChanges }) {
  return (
    <ResultsNote title="No matches with these filters">
      <Button variant="default" size="xs" onClick={() => changes.restart({ filters: {} })}>
        Start from all matches
      </Button>
    </ResultsNote>
  )
}

type ToolsProps = ResultsListProps & {
  line: string
  isCards: boolean
  ticked: TickedRows | null
  format: ExportFormat
  onFormat(format: ExportFormat): void
}

/** Actions on the rows, and how they are shown. */
function Tools({ query, request, results, answer, isSearching, changes, onFilters, line, isCards, ticked, format, onFormat }: ToolsProps) {
  return (
    <>
      {ticked && (
        <ResultsToolbar
          category={query.category}
          search={toSavedSearch(query, request)}
          selection={ticked.selection}
          total={answer.total}
          format={format}
          isBusy={isSearching}
          onFormat={onFormat}
        />
      )}
      <ResultsTools
        query={query}
        changes={changes}
        line={line}
        isCards={isCards}
        onFilters={onFilters}
        columns={results.columns}
        emptyColumns={answer.emptyColumns ?? []}
      >
        {ticked && <SelectButtons {...ticked} total={answer.total} />}
      </ResultsTools>
    </>
  )
}

/** The name of a list: in the caption of its table and in the link back from a record. */
function describeList(category: ResultCategoryName, fields: CriteriaFields, request: SearchRequest): string {
  if ('searchText' in request) return `${headingOf(category)}: “${request.searchText}”`
  const [first] = describeCriteria(fields, request.criteria)
  if (!first) return `All ${headingOf(category).toLowerCase()}`
  return `${headingOf(category)}: ${[first.label, first.relation, first.value].filter(Boolean).join(' ')}`
}
