import type { Column } from '@rosette/contract-kit/cards/define-search-card.ts'
import { expect, test } from 'vitest'
import { columnsWithin, shownColumns } from './shown-columns.ts'

const column = (id: string, further: Partial<Column<unknown>> = {}): Column<unknown> => ({
  id,
  label: id,
  text: () => '',
  isSortable: false,
  ...further,
})
const columns = [
  column('name'),
  column('symbol'),
  column('full_name', { within: 'symbol' }),
  column('phenotype'),
  column('position', { isOnRequest: true }),
]
const shown = (chosen: readonly string[] | null, empty: readonly string[]) => shownColumns(columns, chosen, empty).map(({ id }) => id)

test('[RESULTS-073] [RESULTS-074] at first neither columns on request nor empty ones are shown; those that were chosen always are', () => {
  expect(shown(null, [])).toEqual(['name', 'symbol', 'phenotype'])
  expect(shown(null, ['phenotype', 'name'])).toEqual(['name', 'symbol'])
  expect(shown(['phenotype', 'position'], ['phenotype'])).toEqual(['name', 'phenotype', 'position'])
})

test('a column that shares its cell stays as long as one of the two has a value', () => {
  expect(columns.flatMap((host) => columnsWithin(columns, host)).map(({ id }) => id)).toEqual(['full_name'])
  expect(shown(null, ['symbol'])).toEqual(['name', 'symbol', 'phenotype'])
  expect(shown(null, ['symbol', 'full_name'])).toEqual(['name', 'phenotype'])
})
