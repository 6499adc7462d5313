import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { toResultRows } from '@rosette/ui-kit/results/result-rows.tsx'
import { ResultsTable } from '@rosette/ui-kit/results/results-table.tsx'
import { columnsWithin, ownColumns } from '@rosette/ui-kit/results/shown-columns.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listingRowCases } from './fixtures/listing-row-cases.ts'
import { recordRowCases } from './fixtures/record-row-cases.ts'
import { stockRowCases } from './fixtures/stock-row-cases.ts'
import { loadResultsOf } from './results.ts'
import { searchSources } from './search-cards.ts'

test.for([...recordRowCases, ...stockRowCases, ...listingRowCases])(
  '$ids rows of $of show what the documents list, with their links',
  async ({ of, hit, cells, links }) => {
    const searched = searchSources.find(({ source }) => Object.values(source).some((name) => name === of))
    if (!searched) throw new Error(`${of} is not searched`)
    const { card, source } = searched
    const { results } = await loadResultsOf(source)
    expect(results.columns).toBe(card.columns)
    await renderInSite(
      <ResultsTable
        caption="Rows"
        results={results}
        rows={toResultRows(results, [card.hit.parse(hit)])}
        columns={ownColumns(results.columns)}
        firstNumber={1}
        mark={(text) => text}
        origin={{ label: 'Rows', href: '/' }}
        sort={null}
        onSort={() => {}}
      />,
    )
    const row = within(screen.getAllByRole('row')[1] ?? document.body)
    const texts = [...row.getAllByRole('rowheader'), ...row.getAllByRole('cell').slice(1)].map((cell) => cell.textContent)
    const heads = ownColumns(results.columns).map((column) => [column, ...columnsWithin(results.columns, column)].map(({ label }) => label))
    expect(Object.fromEntries(heads.map((labels, index) => [labels.join(' / '), texts[index]]))).toEqual(cells)
    const found = row.queryAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`)
    expect(found).toEqual(links)
  },
)
