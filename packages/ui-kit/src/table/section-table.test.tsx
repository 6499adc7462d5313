import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SectionColumn } from '../record/define-page.ts'
import { SectionTable } from './section-table.tsx'

type Line = { name: string; length: number | null }

const columns: readonly SectionColumn<Line>[] = [
  { id: 'name', label: 'Name', cell: (line) => line.name, sortBy: (line) => line.name },
  { id: 'length', label: 'Length', cell: (line) => line.length ?? 'Unknown', sortBy: (line) => line.length, isNumeric: true },
  { id: 'note', label: 'Note', cell: () => 'fixed' },
]

function lines(count: number): Line[] {
  return Array.from({ length: count }, (_, index) => ({ name: `line ${index + 1}`, length: index }))
}

const renderTable = (rows: readonly Line[]) =>
  renderInSite(<SectionTable caption="Lines" columns={columns} rows={rows} rowKey={(row) => row.name} />)

function names(): string[] {
  const [, ...rows] = screen.getAllByRole('row')
  return rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent ?? '')
}

const sort = (label: string) => fireEvent.click(screen.getByRole('button', { name: label }))

test('[DETAIL-022] a column sorts up, then down, ignoring case; missing values stay last', async () => {
  await renderTable([
    { name: 'b', length: 30 },
    { name: 'A', length: null },
    { name: 'c', length: 4 },
  ])
  sort('Name')
  expect(names()).toEqual(['A', 'b', 'c'])
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending')
  sort('Name')
  expect(names()).toEqual(['c', 'b', 'A'])
  sort('Length')
  expect(names()).toEqual(['c', 'b', 'A'])
  sort('Length')
  expect(names()).toEqual(['b', 'c', 'A'])
  expect(screen.queryByRole('button', { name: 'Note' })).toBeNull()
})

test('[DETAIL-024] ten rows have no pager, eleven have one', async () => {
  const { unmount } = await renderTable(lines(10))
  expect(names()).toHaveLength(10)
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.queryByRole('combobox')).toBeNull()
  unmount()
  await renderTable(lines(11))
  expect(names()).toHaveLength(10)
  expect(screen.getByRole('navigation', { name: 'Pages of Lines' })).toBeTruthy()
})

test('[DETAIL-023] [DETAIL-025] sizes are 10, 25 and 50, and a new size starts at page 1', async () => {
  await renderTable(lines(60))
  const select = screen.getByRole('combobox')
  expect(
    within(select)
      .getAllByRole('option')
      .map((option) => option.getAttribute('value')),
  ).toEqual(['10', '25', '50'])
  fireEvent.click(screen.getByRole('button', { name: 'Page 2' }))
  expect(names()[0]).toBe('line 11')
  fireEvent.change(select, { target: { value: '25' } })
  expect(names()).toHaveLength(25)
  expect(names()[0]).toBe('line 1')
  expect(screen.getByText('Displaying 1 - 25 of 60')).toBeTruthy()
})
