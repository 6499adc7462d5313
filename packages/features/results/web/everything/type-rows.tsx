import type { Column } from '@rosette/contract-kit/cards/define-search-card.ts'
import type { WhyMatched as Why } from '@rosette/contract-kit/search/search-contract.ts'
import { generalSearchPath } from '@rosette/contract-kit/site-paths/results-path.ts'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import type { ResultsDefinition } from '@rosette/ui-kit/results/define-results.ts'
import { markMatch } from '@rosette/ui-kit/results/mark-match.tsx'
import { HitLink, markFound, type ResultRow, toResultRows } from '@rosette/ui-kit/results/result-rows.tsx'
import { shownColumns } from '@rosette/ui-kit/results/shown-columns.ts'
import { WhyMatched } from '@rosette/ui-kit/results/why-matched.tsx'
import { type PlainColumn, PlainTable } from '@rosette/ui-kit/table/plain-table.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { resultCategories } from '../../../site/contract/result-categories.ts'
import type { EverythingType } from '../../contract/everything-call.ts'
import { resultsOf } from '../list/results-definition-query.ts'
import { formatCount, headingOf } from '../query/category-words.ts'
import classes from './type-rows.module.css'

type TypeRowsProps = { type: EverythingType; searchText: string }

/** The first rows of one type, and the way to all of them. */
export function TypeRows({ type, searchText }: TypeRowsProps) {
  const { category, total, docs } = type
  const { data: results } = useQuery(resultsOf(resultCategories[category].source))
  const isWhole = docs.length === total
  const path = generalSearchPath(searchText, category) ?? '/'
  return (
    <TitledCard
      title={headingOf(category)}
      mark={isWhole ? formatNumber(total) : `first ${docs.length} of ${formatNumber(total)}`}
      action={
        <PageLink href={path} className={classes.all}>
          {isWhole ? 'Open as results' : `All ${formatCount(total, category)}`}
        </PageLink>
      }
    >
      {results ? (
        <ShortTable results={results} type={type} searchText={searchText} />
      ) : (
        <div className={classes.place} data-rows={docs.length} aria-hidden />
      )}
    </TitledCard>
  )
}

/** Columns beside the name; a record page has the rest. */
const furtherColumns = 2

/** The first columns of the kind's own results that say something about these rows; a beginning of the name says nothing new. */
function shortColumns({ columns }: ResultsDefinition<unknown>, hits: readonly unknown[]): readonly Column<unknown>[] {
  const [name, ...others] = shownColumns(columns, null, [])
  if (!name) return []
  const telling = others.filter((column) => hits.some((hit) => !name.text(hit).startsWith(column.text(hit))))
  return [name, ...telling.slice(0, furtherColumns)]
}

function ShortTable({
  results,
  type: { category, docs, highlights, whys = [] },
  searchText,
}: TypeRowsProps & { results: ResultsDefinition<unknown> }) {
  // A row has one line, without what stands below the name on the page of results.
  const { below: _below, ...short } = results
  const [name, ...others] = shortColumns(results, docs)
  const hasWhys = whys.some((why) => why !== null)
  const rows = toResultRows(results, docs, { highlights }).map((row, index) => ({ row, index, why: whys[index] ?? null }))
  const origin = { label: `Everything: “${searchText}”`, href: generalSearchPath(searchText, 'everything') ?? '/' }
  const markIn = ({ highlights: found }: ResultRow) => markFound(found, (text) => markMatch(text, searchText))
  const columns: PlainColumn<ShortRow>[] = [
    {
      id: 'name',
      label: name?.label ?? '',
      isName: true,
      cell: ({ row }) => <HitLink results={short} row={row} mark={markIn(row)} origin={origin} />,
    },
    ...others.map((column) => ({
      id: column.id,
      label: column.label,
      cell: ({ row }: ShortRow) => (
        <div className={classes.clamp}>{short.cell?.(column.id, row.hit, markIn(row)) ?? markIn(row)(column.text(row.hit))}</div>
      ),
    })),
  ]
  if (hasWhys) {
    const cell = ({ why }: ShortRow) => why && <WhyMatched why={why} />
    columns.push({ id: 'why', label: 'Why it matched', className: classes.why, isUnlabelled: true, cell })
  }
  return (
    <PlainTable
      caption={`${headingOf(category)}: “${searchText}”`}
      className={classes.table}
      columns={columns}
      rows={rows}
      rowKey={({ row, index }) => row.key ?? index}
    />
  )
}

type ShortRow = { row: ResultRow; index: number; why: Why | null }
