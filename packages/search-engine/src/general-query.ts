import { Problem } from '@rosette/contract-kit/problem.ts'
import { maxSearchText } from '@rosette/contract-kit/search-contract.ts'
import type { FieldRole, IndexDefinition } from './index-definition.ts'

export type Window = { from: number; size: number }

/**
 * What a match is worth. A BM25 score is at most the sum of its terms' idf, and an idf is below ln(2 × documents):
 * 32 words among ten thousand million documents stay below 800. So with steps of 1000 no tier reaches the next.
 */
const worth = { wholeName: 4000, startOfName: 3000, fullName: 2000, prose: 1000 } as const

/**
 * Compiles the field map and a visitor's text to a search body: a whole id or name, then the beginning of one,
 * then words of full names, then words anywhere. The text is only ever a value, never syntax.
 */
export function generalQuery(definition: IndexDefinition, text: string, { from, size }: Window): Record<string, unknown> {
  return {
    query: { dis_max: { queries: tiers(definition, readable(text)) } },
    from,
    size,
    track_total_hits: true,
    sort: [{ _score: 'desc' }, { [definition.order]: 'asc' }, { [definition.key]: 'asc' }],
  }
}

function tiers(definition: IndexDefinition, text: string): object[] {
  const { names, fullNames, anywhere } = planOf(definition)
  return [
    ...[...names, ...fullNames].map((field, place) => constant({ term: { [field]: { value: text } } }, worth.wholeName - place)),
    ...names.map((field, place) => constant({ match_bool_prefix: { [`${field}.prefix`]: { query: text } } }, worth.startOfName - place)),
    ...fullNames.map((field) => scored({ match: { [`${field}.words`]: { query: text, operator: 'and' } } }, worth.fullName)),
    // All words must be there, though not in the same field: `AG flower` finds a symbol and a word of its description.
    ...(anywhere.length === 0 ? [] : [scored(crossFields(text, anywhere), worth.prose)]),
  ]
}

type Plan = { names: string[]; fullNames: string[]; anywhere: string[] }

const plans = new WeakMap<IndexDefinition, Plan>()

/** Which fields play which part; read once for each index. */
function planOf(definition: IndexDefinition): Plan {
  const known = plans.get(definition)
  if (known) return known
  const fields = Object.entries(definition.fields)
  const of = (role: FieldRole) => fields.flatMap(([field, { role: own }]) => (own === role ? [field] : []))
  const names = [...of('identifier'), ...of('names')]
  const fullNames = of('fullNames')
  const plan = { names, fullNames, anywhere: [...[...names, ...fullNames].map((field) => `${field}.words`), ...of('prose')] }
  plans.set(definition, plan)
  return plan
}

function constant(filter: object, boost: number): object {
  return { constant_score: { filter, boost } }
}

function scored(query: object, base: number): object {
  return { bool: { must: [query, { match_all: { boost: base } }] } }
}

function crossFields(text: string, fields: readonly string[]): object {
  return { multi_match: { query: text, type: 'cross_fields', operator: 'and', fields } }
}

function readable(text: string): string {
  // Half a surrogate pair has no UTF-8 form, and the engine refuses the whole request for it.
  const words = text.toWellFormed().trim().replace(/\s+/g, ' ')
  if (words === '') throw new Problem('invalid_request', 'There is no text to search for.')
  if (words.length > maxSearchText) throw new Problem('invalid_request', `A search text has at most ${maxSearchText} characters.`)
  return words
}
