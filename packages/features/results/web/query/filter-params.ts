import { type FacetChoice, Filters } from '@rosette/contract-kit/search-contract.ts'

const prefixes = { include: 'is.', exclude: 'not.' } as const
type Part = keyof typeof prefixes
// Object.keys forgets which names it saw.
const parts = Object.keys(prefixes) as Part[]

const bounds = { from: 'from.', to: 'to.' } as const
// As above.
const boundNames = Object.keys(bounds) as (keyof typeof bounds)[]

/** Filters as parameters of an address: `is.chromosome=1|5&not.gene_model_type=pseudogene&from.year=1999&to.year=2010`. */
export function formatFilterParams(filters: Filters, params: URLSearchParams): void {
  for (const [field, choice] of Object.entries(filters)) {
    for (const part of parts) {
      const values = choice[part] ?? []
      if (values.length > 0) params.set(`${prefixes[part]}${field}`, values.map(escapeValue).join('|'))
    }
    for (const name of boundNames) {
      const bound = choice[name]
      if (bound !== undefined) params.set(`${bounds[name]}${field}`, String(bound))
    }
  }
}

/** Reads what `formatFilterParams` wrote; more than a search may have is no filter. */
export function parseFilterParams(params: URLSearchParams): Filters {
  const filters: Record<string, FacetChoice> = {}
  for (const [name, written] of params) {
    const part = parts.find((known) => name.startsWith(prefixes[known]))
    const bound = boundNames.find((known) => name.startsWith(bounds[known]))
    const field = name.slice(name.indexOf('.') + 1)
    if (part) filters[field] = { ...filters[field], [part]: splitValues(written) }
    // What is no number bounds nothing.
    else if (bound && /^-?\d/.test(written)) filters[field] = { ...filters[field], [bound]: Number(written) }
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
