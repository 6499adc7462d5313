import type { z } from 'zod'

/** A list of objects with one field each, as the documents want what is searched for (DATA-013). */
export type SearchTerms = Readonly<Record<string, unknown>>[]

export type ReadTerms<Criteria> = { criteria: Criteria } | { error: string }

/** The criteria of a list of terms, or why it is none (API-042): a field that is not known is refused, not ignored. */
export function readSearchTerms<Criteria extends z.ZodObject>(
  criteria: Criteria,
  terms: readonly Readonly<Record<string, unknown>>[],
): ReadTerms<z.output<Criteria>> {
  const fields = terms.flatMap((term) => Object.entries(term))
  if (fields.length !== terms.length) return { error: 'searchTerms: every entry has just one field.' }
  const names = fields.map(([name]) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) return { error: `searchTerms: ${twice} is given twice.` }
  const read = strictOf(criteria).safeParse(dropBlank(Object.fromEntries(fields)))
  // The schema itself made it.
  if (read.success) return { criteria: read.data as z.output<Criteria> }
  const [issue] = read.error.issues
  return { error: `searchTerms: ${[issue?.path.join('.'), issue?.message].filter(Boolean).join(': ')}` }
}

const strictForms = new WeakMap<z.ZodObject, z.ZodObject>()

/** Made once for each form: a schema writes and compiles code of its own when it is first used, which takes longer than the search. */
function strictOf(criteria: z.ZodObject): z.ZodObject {
  const known = strictForms.get(criteria)
  if (known) return known
  const strict = criteria.strict()
  strictForms.set(criteria, strict)
  return strict
}

/** Criteria as a call carries them; what is not filled in is left out. */
export function toSearchTerms(criteria: Readonly<Record<string, unknown>>): SearchTerms {
  return Object.entries(dropBlank(criteria)).map(([name, value]) => ({ [name]: value }))
}

/** Without what nobody filled in (document 3, section 3.1): empty texts, false, `any` and empty lists. A 0 is a value. */
export function dropBlank(criteria: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const filled = Object.entries(criteria).map(([name, value]) => [name, name === chosenGenes ? value : dropWithin(value)] as const)
  return Object.fromEntries(filled.filter(([name, value]) => isFilled(name, value)))
}

function isFilled(name: string, value: unknown): boolean {
  if (name === chosenGenes) return value !== undefined
  return !isBlank(value) || (value === false && name === onAtFirst)
}

// No control of a form: genes that were chosen on a page of results. An empty search among them means all genes, and must not be dropped.
const chosenGenes = 'genes'

// The one switch that is on at first: somebody turned it off (ONTO-004).
const onAtFirst = 'include_children'

function dropWithin(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropWithin).filter((each) => !isBlank(each))
  return isObject(value) ? dropBlank(value) : value
}

function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true
  if (typeof value === 'string') return value.trim() === '' || value === 'any'
  if (Array.isArray(value)) return value.length === 0
  return isObject(value) && Object.keys(value).length === 0
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
