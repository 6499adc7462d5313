import { Problem } from '@rosette/contract-kit/problem.ts'
import { highlightEnd, highlightStart } from '@rosette/contract-kit/search/search-contract.ts'
import { maxSearchText } from '@rosette/contract-kit/search/suggestion.ts'
import type { FieldRole, IndexDefinition } from '../index/index-definition.ts'

/**
 * The score of each tier. A BM25 score is at most the sum of its terms' idf, and an idf is below ln(2 × documents): 32 words in ten
 * billion documents stay below 800. With steps of 1000, no tier reaches the next, even with the bonuses within a tier.
 */
const worth = { wholeName: 4000, startOfName: 3000, fullName: 2000, prose: 1000 } as const

/** Earlier fields of a role outrank later ones, regardless of bonuses. */
const stepOfFields = 10

/** Bonus for a full name that starts with the text: `sepallata` finds SEPALLATA3, which is one word. About as much as two words. */
const worthOfBeginning = 6

/** Bonus for words that occur together as typed: about as much as one rare word. */
const worthOfPhrase = 3

/** Maximum bonus for well-known records; half of it at `knownBy` (publications of a locus: 95 in 100 loci have fewer). */
const worthOfProminence = 5
const knownBy = 20

/**
 * Compiles the field map and a visitor's text into a query: a complete id or name, then a prefix of one, then the start or words of full
 * names, then words anywhere. The text is always a value, never syntax.
 */
export function generalQuery(definition: IndexDefinition, text: string): object {
  const plan = planOf(definition)
  const words = readable(text)
  // Ids with a common prefix are listed in their own order; everything else puts better-known records first.
  const beginningOfId = plan.identifiers.map((field, place) => startOfName(field, words, place))
  return { dis_max: { queries: [wellKnownFirst(plan, { dis_max: { queries: tiers(plan, words) } }), ...beginningOfId] } }
}

function tiers({ identifiers, names, fullNames, anywhere, prose }: Plan, text: string): object[] {
  const wholeName = (field: string, place: number) =>
    constant({ term: { [field]: { value: text } } }, worth.wholeName - place * stepOfFields)
  return [
    ...[...identifiers, ...names, ...fullNames].map(wholeName),
    ...names.map((field, place) => startOfName(field, text, identifiers.length + place)),
    ...fullNames.map((field) => constant(beginsWith(field, text), worth.fullName + worthOfBeginning)),
    ...fullNames.map((field) => `${field}.words`).map((field) => scored(allWords(text, [field]), phrase(text, [field]), worth.fullName)),
    // All words must match, but not in the same field: `AG flower` finds a symbol and a word of its description.
    ...(anywhere.length === 0 ? [] : [scored(allWords(text, anywhere), phrase(text, prose), worth.prose)]),
  ]
}

type Plan = { identifiers: string[]; names: string[]; fullNames: string[]; anywhere: string[]; prose: string[]; prominence: string[] }

const plans = new WeakMap<IndexDefinition, Plan>()

/** The fields of each role; computed once per index. */
function planOf(definition: IndexDefinition): Plan {
  const known = plans.get(definition)
  if (known) return known
  const fields = Object.entries(definition.fields)
  const of = (role: FieldRole) => fields.flatMap(([field, { role: own }]) => (own === role ? [field] : []))
  const [identifiers, names, fullNames] = [of('identifier'), of('names'), of('fullNames')]
  const wordsOf = (list: readonly string[]) => list.map((field) => `${field}.words`)
  const plan = {
    identifiers,
    names,
    fullNames,
    anywhere: [...wordsOf([...identifiers, ...names, ...fullNames]), ...of('prose')],
    prose: [...wordsOf(fullNames), ...of('prose')],
    prominence: of('prominence'),
  }
  plans.set(definition, plan)
  return plan
}

function startOfName(field: string, text: string, place: number): object {
  return constant(beginsWith(field, text), worth.startOfName - place * stepOfFields)
}

function beginsWith(field: string, text: string): object {
  return { match_bool_prefix: { [`${field}.prefix`]: { query: text } } }
}

function wellKnownFirst({ prominence }: Plan, query: object): object {
  if (prominence.length === 0) return query
  const known = prominence.map((field) => ({ rank_feature: { field, saturation: { pivot: knownBy }, boost: worthOfProminence } }))
  return { bool: { must: [query], should: known } }
}

function constant(filter: object, boost: number): object {
  return { constant_score: { filter, boost } }
}

function scored(query: object, asPhrase: object | null, base: number): object {
  return { bool: { must: [query, { match_all: { boost: base } }], ...(asPhrase && { should: [asPhrase] }) } }
}

function phrase(text: string, fields: readonly string[]): object | null {
  return fields.length === 0 ? null : constant({ multi_match: { query: text, type: 'phrase', fields } }, worthOfPhrase)
}

function allWords(text: string, fields: readonly string[]): object {
  return { multi_match: { query: text, type: 'cross_fields', operator: 'and', fields } }
}

function readable(text: string): string {
  // A lone surrogate has no UTF-8 form, and the engine would reject the whole request.
  const words = text.toWellFormed().trim().replace(/\s+/g, ' ')
  if (words === '') throw new Problem('invalid_request', 'There is no text to search for.')
  if (words.length > maxSearchText) throw new Problem('invalid_request', `A search text has at most ${maxSearchText} characters.`)
  return words
}

/** How much of a text is highlighted; the engine refuses to highlight a longer text as a whole. */
const longestMarked = 100_000

/**
 * What the engine highlights in the hits of a general search: in prose the stemmed words of the text, in names also words with the last
 * word as prefix. Only fields that a hit shows are highlighted, and always as a whole.
 */
export function generalHighlight({ fields, hitFields }: IndexDefinition, text: string): object | null {
  const query = text.toWellFormed()
  const marked = hitFields.flatMap((field): { field: string; clause: object }[] => {
    const role = fields[field]?.role ?? 'none'
    if (role === 'prose') return [{ field, clause: { match: { [field]: { query } } } }]
    if (role !== 'identifier' && role !== 'names' && role !== 'fullNames') return []
    return [{ field: `${field}.words`, clause: { match_bool_prefix: { [`${field}.words`]: { query } } } }]
  })
  if (marked.length === 0) return null
  return {
    type: 'unified',
    number_of_fragments: 0,
    pre_tags: [highlightStart],
    post_tags: [highlightEnd],
    max_analyzer_offset: longestMarked,
    highlight_query: { bool: { should: marked.map(({ clause }) => clause) } },
    fields: Object.fromEntries(marked.map(({ field }) => [field, {}])),
  }
}
