import type { Column } from '@rosette/contract-kit/cards/define-columns.ts'
import type { SortOrder } from '@rosette/contract-kit/search/search-contract.ts'
import { z } from 'zod'

const Page = z.coerce.number().int().min(1).catch(1)

/** The parameters that every list has. Invalid values fall back to the defaults. */
export function parsePageParam(written: string | null): number {
  return Page.parse(written ?? 1)
}

export function parseSizeParam(written: string | null, sizes: readonly number[], atFirst: number): number {
  return sizes.find((size) => String(size) === written) ?? atFirst
}

export function parseSortParam(written: string | null, columns: readonly Pick<Column<unknown>, 'id' | 'isSortable'>[]): SortOrder | null {
  if (written === null) return null
  const field = written.replace(/^-/, '')
  const isKnown = columns.some((column) => column.id === field && column.isSortable)
  return isKnown ? { field, direction: written.startsWith('-') ? 'desc' : 'asc' } : null
}

export function formatSortParam({ field, direction }: SortOrder): string {
  return `${direction === 'desc' ? '-' : ''}${field}`
}
