import type { Column } from '@rosette/contract-kit/cards/define-search-card.ts'
import { type FacetChoice, Filters, type SortOrder } from '@rosette/contract-kit/search/search-contract.ts'
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

const prefixes = { include: 'is.', exclude: 'not.' } as const
type Part = keyof typeof prefixes
// Object.keys loses the key type.
const parts = Object.keys(prefixes) as Part[]

const bounds = { from: 'from.', to: 'to.' } as const
// As above.
const boundNames = Object.keys(bounds) as (keyof typeof bounds)[]

/** Filters as parameters of an address: `is.chromosome=1|5&not.gene_model_type=pseudogene&from.year=1999&to.year=2010`. */
export function formatFilterParams(filters: Filters): Record<string, string> {
  const params: Record<string, string> = {}
  for (const [field, choice] of Object.entries(filters)) {
    for (const part of parts) {
      const values = choice[part] ?? []
      if (values.length > 0) params[`${prefixes[part]}${field}`] = values.map(escapeValue).join('|')
    }
    for (const name of boundNames) {
      const bound = choice[name]
      if (bound !== undefined) params[`${bounds[name]}${field}`] = String(bound)
    }
  }
  return params
}

/** Reads what `formatFilterParams` wrote; more than a search may have is ignored. */
export function parseFilterParams(params: URLSearchParams): Filters {
  const filters: Record<string, FacetChoice> = {}
  for (const [name, written] of params) {
    const part = parts.find((known) => name.startsWith(prefixes[known]))
    const bound = boundNames.find((known) => name.startsWith(bounds[known]))
    const field = name.slice(name.indexOf('.') + 1)
    if (part) filters[field] = { ...filters[field], [part]: splitValues(written) }
    // A bound that is not a number is ignored.
    else if (bound && /^-?\d/.test(written)) filters[field] = { ...filters[field], [bound]: Number(written) }
  }
  return Filters.safeParse(filters).data ?? {}
}

function escapeValue(value: string): string {
  return value.replace(/[\\|]/g, '\\$&')
}

function splitValues(written: string): string[] {
  const values = ['']
  for (const [character] of written.matchAll(/\\[\s\S]|[\s\S]/g)) {
    if (character === '|') values.push('')
    else values[values.length - 1] += character.length === 2 ? character.charAt(1) : character
  }
  return values
}
