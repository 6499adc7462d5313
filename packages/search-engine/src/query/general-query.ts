import { Problem } from '@rosette/contract-kit/problem.ts'
import { highlightEnd, highlightStart, maxSearchText } from '@rosette/contract-kit/search-contract.ts'
import type { FieldRole, IndexDefinition } from '../index/index-definition.ts'

/**
 * What a match is worth. A BM25 score is at most the sum of its terms' idf, and an idf is below ln(2 × documents):
 * 32 words among ten thousand million documents stay below 800. So with steps of 1000 no tier reaches the next, and what is added
 * within a tier does not change that.
 */
const worth = { wholeName: 4000, startOfName: 3000, fullName: 2000, prose: 1000 } as const

/** Earlier fields of a role win over later ones, whatever else is added. */
const stepOfFields = 10

/** Added where a full name begins with the text: `sepallata` finds SEPALLATA3, which is one word. About what two words are worth. */
const worthOfBeginning = 6

/** Added where the words stand together as they were typed: about what one rare word is worth. */
const worthOfPhrase = 3

/** Added at most for being well known; half of it for a record with `knownBy` (publications of a locus: 95 in 100 have fewer). */
const worthOfProminence = 5
const knownBy = 20

/**
 * Compiles the field map and a visitor's text to a query: a whole id or name, then the beginning of one,
 * then the beginning or words of full names, then words anywhere. The text is only ever a value, never syntax.
 */
export function generalQuery(definition: IndexDefinition, text: string): object {
  const plan = planOf(definition)
  const words = readable(text)
  // Ids that begin alike are a list in their own order; everything else has the better known first.
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
    // All words must be there, though not in the same field: `AG flower` finds a symbol and a word of its description.
    ...(anywhere.length === 0 ? [] : [scored(allWords(text, anywhere), phrase(text, prose), worth.prose)]),
  ]
}

type Plan = { identifiers: string[]; names: string[]; fullNames: string[]; anywhere: string[]; prose: string[]; prominence: string[] }

const plans = new WeakMap<IndexDefinition, Plan>()

/** Which fields play which part; read once for each index. */
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
  // Half a surrogate pair has no UTF-8 form, and the engine refuses the whole request for it.
  const words = text.toWellFormed().trim().replace(/\s+/g, ' ')
  if (words === '') throw new Problem('invalid_request', 'There is no text to search for.')
  if (words.length > maxSearchText) throw new Problem('invalid_request', `A search text has at most ${maxSearchText} characters.`)
  return words
}

/** As far as a text is looked through for what to mark; the engine refuses to mark a longer one whole. */
const longestMarked = 100_000

/**
 * What the engine marks in the hits of a general search: the words of the text in running text, whatever their endings, and in names
 * also words that begin like the last one. Only what a hit shows is marked, and always the whole text of a field.
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
