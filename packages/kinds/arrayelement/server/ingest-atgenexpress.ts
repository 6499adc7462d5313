import { isDay } from '@rosette/file-formats/is-day.ts'
import { accept, type Parsed, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import type { CopyValue } from '@rosette/release-kit/sources/source.ts'
import { tableSource } from '@rosette/release-kit/sources/table-source.ts'

const columns = ['category', 'experiment', 'slides', 'data_received', 'tair_expression_set_id', 'tair_submission', 'nascarrays'] as const
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
// Nine experiments have a remark of several sentences instead of a category, which describes them.
const longestCategory = 60

/** The experiments of AtGenExpress, all done on ATH1 arrays. */
export const ingestAtgenexpress = tableSource({
  title: 'AtGenExpress experiments',
  file: /^AtGenExpress_experiments\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.tair10,
  tables: {
    atgenexpress_line: ['category', 'name', 'slide_count', 'data_received', 'expression_set_id', 'submission', 'nascarrays', 'description'],
  },
  columns,
  toRow,
  write: (out, row) => out.row('atgenexpress_line', row),
})

function toRow(cells: Record<(typeof columns)[number], string>): Parsed<CopyValue[]> {
  if (!cells.experiment) return refuse('the experiment name is missing')
  for (const number of [cells.slides, cells.tair_expression_set_id]) {
    if (!/^\d{0,15}$/.test(number)) return refuse(`"${number}" is not a whole number`)
  }
  const received = parseDay(cells.data_received)
  if (received === undefined) return refuse(`"${cells.data_received}" is not a date`)
  const isRemark = cells.category.length > longestCategory
  return accept([
    isRemark ? null : cells.category || null,
    cells.experiment,
    cells.slides ? Number(cells.slides) : null,
    received,
    cells.tair_expression_set_id ? Number(cells.tair_expression_set_id) : null,
    cells.tair_submission || null,
    cells.nascarrays || null,
    isRemark ? cells.category : null,
  ])
}

/** `Apr 14 2004` → `2004-04-14`. */
function parseDay(text: string): string | null | undefined {
  if (text === '') return null
  const [, month = '', day = '', year] = /^([A-Z][a-z]{2}) (\d{1,2}) (\d{4})$/.exec(text) ?? []
  const date = `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(date) ? date : undefined
}
