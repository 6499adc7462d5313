import { Filters } from '@rosette/contract-kit/search-contract.ts'

const prefixes = { include: 'is.', exclude: 'not.' } as const
type Part = keyof typeof prefixes
// Object.keys forgets which names it saw.
const parts = Object.keys(prefixes) as Part[]

/** Filters as parameters of an address: `is.chromosome=1|5&not.gene_model_type=pseudogene`. */
export function formatFilterParams(filters: Filters, params: URLSearchParams): void {
  for (const [field, choice] of Object.entries(filters)) {
    for (const part of parts) {
      const values = choice[part] ?? []
      if (values.length > 0) params.set(`${prefixes[part]}${field}`, values.map(escapeValue).join('|'))
    }
  }
}

/** Reads what `formatFilterParams` wrote; more than a search may have is no filter. */
export function parseFilterParams(params: URLSearchParams): Filters {
  const filters: Record<string, Partial<Record<Part, string[]>>> = {}
  for (const [name, written] of params) {
    const part = parts.find((known) => name.startsWith(prefixes[known]))
    if (!part) continue
    const field = name.slice(prefixes[part].length)
    filters[field] = { ...filters[field], [part]: splitValues(written) }
  }
  return Filters.safeParse(filters).data ?? {}
}

function escapeValue(value: string): string {
  return value.replace(/[\\|]/g, '\\$&')
}

function splitValues(written: string): string[] {
  const values = ['']
  for (const [sign] of written.matchAll(/\\[\s\S]|[\s\S]/g)) {
    if (sign === '|') values.push('')
    else values[values.length - 1] += sign.length === 2 ? sign.charAt(1) : sign
  }
  return values
}
