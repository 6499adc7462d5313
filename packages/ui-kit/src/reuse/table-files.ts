import { writtenCell } from '@rosette/contract-kit/text/table-cell.ts'
import { isValidElement, type ReactNode } from 'react'
import type { PageDefinition, Part, SectionColumn, TableBlock } from '../record/define-page.ts'
import { formatCount, formatNumber } from '../text/format-number.ts'
import type { TextFile } from './page-reuse.ts'

/** A TSV file of each table of a record page that has rows (USE-003). */
export function tableFiles<Rec>(page: PageDefinition<Rec>, record: Rec): TextFile[] {
  return tablesOf(page).flatMap(({ title, id, table }) => {
    const rows = table.rows(record)
    if (rows.length === 0) return []
    const total = table.total?.(record) ?? rows.length
    const held =
      total > rows.length ? `the first ${formatNumber(rows.length)} of ${formatNumber(total)} rows` : formatCount(rows.length, 'row')
    const fileName = `${page.identifier(record)}_${id}.tsv`
    return [{ label: `${title} (TSV)`, note: held, fileName, text: () => formatTable(table.columns, rows) }]
  })
}

/** The tables among the sections of a page and their parts, with their titles. */
export function tablesOf<Rec>(page: PageDefinition<Rec>): { title: string; id: string; table: TableBlock<Rec> }[] {
  return page.sections.flatMap((section) => {
    const parts: readonly Part<Rec>[] = section.block === 'parts' ? section.parts : [section]
    return parts.flatMap((part) => (part.block === 'table' ? [{ title: part.title ?? section.title, id: part.id, table: part.table }] : []))
  })
}

/** The header and one line for each row. */
export function formatTable<Row>(columns: readonly SectionColumn<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(({ label }) => label), ...rows.map((row) => columns.map((column) => String(plainCell(column, row) ?? '')))]
  return lines.map((cells) => `${cells.map(toField).join('\t')}\n`).join('')
}

/** Members write the names in tables of people and organizations. */
function toField(text: string): string {
  return writtenCell(text.replaceAll(/\s*[\t\r\n]+\s*/g, ' ').trim())
}

/**
 * What a cell says without looks: null for an unknown value, undefined if the column needs a `text` because its cell is neither text nor
 * a link.
 */
export function plainCell<Row>(column: SectionColumn<Row>, row: Row): string | number | null | undefined {
  if (column.text) return column.text(row)
  const sorted = column.sortBy?.(row)
  if (sorted === null) return null
  const rendered = textOf(column.cell(row))
  // The page writes numbers with commas. A mean with its error is one value.
  if (column.isNumeric && typeof sorted === 'number' && !rendered?.includes('±')) return sorted
  return rendered === undefined ? sorted : unknownWords.has(rendered) ? null : rendered
}

const unknownWords: ReadonlySet<string> = new Set(['Unknown', 'None'])

function textOf(node: ReactNode): string | undefined {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) {
    const texts = node.map(textOf)
    return texts.every((text) => text !== undefined) ? texts.join('') : undefined
  }
  if (!isValidElement<{ to?: { label?: unknown }; children?: ReactNode }>(node)) return undefined
  const { to, children } = node.props
  if (typeof to?.label === 'string') return to.label
  return children === undefined ? undefined : textOf(children)
}
