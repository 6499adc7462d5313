import { Problem } from '@rosette/contract-kit/problem.ts'
import { highlightEnd, highlightStart } from '@rosette/contract-kit/search/search-contract.ts'
import { maxSearchText } from '@rosette/contract-kit/search/search-text.ts'
import { readTypedText } from '@rosette/contract-kit/search/typed-text.ts'
import { type FieldRole, type IndexDefinition, wordsBetweenValues } from '../index/index-definition.ts'
import { anyOf } from './define-clauses.ts'

/** The score of each tier. All that words can add up to stays below a step, so that no tier reaches the next. */
const worth = { wholeName: 5000, startOfName: 4000, family: 3000, words: 2000, related: 1000 } as const

/** Earlier fields of a role outrank later ones, regardless of bonuses. */
const stepOfFields = 10

/**
 * What adds up for a record that the words of a text find: a word of its names or description counts more than a term or a phenotype,
 * but a gene that everybody knows for something comes before one whose description happens to have the words. Chosen on judged
 * searches (decision 0037).
 */
const evidence = {
  /** All words anywhere in names and descriptions. */
  anywhere: 1.6,
  /** Times the score of each word that full names and descriptions have. */
  wordScore: 0.75,
  fullName: 1.2,
  startOfFullName: 3.9,
  /** Words that occur together as typed. */
  phrase: 3.1,
  /** Times the score of the words in terms, and what a term of exactly this name is worth on top of it. */
  termScore: 0.34,
  wholeTerm: 0.5,
  /** Times the score of the words in another text: the more often it is said, the better. */
  mentionScore: 0.26,
  /** At most, for well-known records; half of it at `knownBy` publications. */
  prominence: 14,
} as const
const knownBy = 12.5

/**
 * Compiles the field map and a visitor's text into a query: a complete id or name, then a prefix of one, then members of a family of
 * this name, then what the words of names, descriptions, terms and other texts say, then complete names of what belongs to a record.
 * A text that means several names (`readTypedText`) finds the records of each. The text is always a value, never syntax.
 */
export function generalQuery(definition: IndexDefinition, text: string): object {
  const plan = planOf(definition)
  const texts = readTypedText(readable(text))
  // Ids with a common prefix are listed in their own order; everything else puts better-known records first.
  const beginningOfId = texts.flatMap((words) => plan.identifiers.map((field, rank) => startOfName(field, words, rank)))
  const queries = texts.flatMap((words) => tiers(plan, words))
  return { dis_max: { queries: [wellKnownFirst(plan, { dis_max: { queries } }), ...beginningOfId] } }
}

function tiers(plan: Plan, text: string): object[] {
  const { identifiers, names, fullNames, related } = plan
  const wholeName = (field: string, rank: number) => constant({ term: { [field]: { value: text } } }, worth.wholeName - rank * stepOfFields)
  const byWords = wordClauses(plan, text)
  return [
    ...[...identifiers, ...names, ...fullNames].map(wholeName),
    ...names.map((field, rank) => startOfName(field, text, identifiers.length + rank)),
    ...fullNames.map((field) => constant({ match: { [`${field}.family`]: { query: text } } }, worth.family)),
    ...(byWords.length === 0
      ? []
      : [{ bool: { must: [{ match_all: { boost: worth.words } }, anyOf(byWords)], should: eachWord(plan, text) } }]),
    // `whyMatched` reads from the names which of them matched.
    ...related.map((field) => constant({ term: { [field]: { value: text, _name: `${field}\t${text}` } } }, worth.related)),
  ]
}

/** Every way in which words find a record; their scores add up. */
function wordClauses(plan: Plan, text: string): object[] {
  const { fullNames, anywhere, prose, mentions, terms } = plan
  return [
    // All words must match, but not in the same field: `AG flower` finds a symbol and a word of its description.
    ...(anywhere.length === 0 ? [] : [constant(allWords(text, anywhere), evidence.anywhere)]),
    ...(prose.length === 0 ? [] : [constant({ multi_match: { query: text, type: 'phrase', fields: prose } }, evidence.phrase)]),
    ...fullNames.map((field) => named(plan, allWords(text, [`${field}.words`]), evidence.fullName)),
    ...fullNames.map((field) => named(plan, beginsWith(field, text), evidence.startOfFullName)),
    ...terms.map((field) => constant({ term: { [`${field}.whole`]: { value: text } } }, evidence.wholeTerm)),
    ...terms.map((field) => inOneValue(field, text, evidence.termScore)),
    ...mentions.map((field) => inOneValue(field, text, evidence.mentionScore)),
  ]
}

/** Matches every record with such a full name, but counts only for those that are not lesser members of a family. */
function named({ lesserMember }: Plan, filter: object, boost: number): object {
  if (lesserMember.length === 0) return constant(filter, boost)
  const isLesser = lesserMember.map((field) => ({ term: { [field]: { value: true } } }))
  return { bool: { filter: [filter], should: [constant({ bool: { must_not: isLesser } }, boost)] } }
}

/** All words in any order, fewer words apart than two values are: words of different terms make no match. */
function inOneValue(field: string, text: string, boost = 1): object {
  return { match_phrase: { [field]: { query: text, slop: wordsBetweenValues - 1, ...(boost !== 1 && { boost }) } } }
}

/**
 * Finds nothing by itself: what a term or a phenotype finds ranks higher if full names and descriptions have some of the words too. If
 * only all of them counted, genes that a curator described in other words would follow every gene whose description happens to have them.
 */
function eachWord({ prose }: Plan, text: string): object[] {
  if (prose.length === 0) return []
  return [{ multi_match: { query: text, type: 'cross_fields', operator: 'or', fields: prose, boost: evidence.wordScore } }]
}

type Plan = Readonly<
  Record<
    'identifiers' | 'names' | 'fullNames' | 'anywhere' | 'prose' | 'related' | 'mentions' | 'terms' | 'prominence' | 'lesserMember',
    readonly string[]
  >
>

const plans = new WeakMap<IndexDefinition, Plan>()

/** The fields of each role; computed once per index. */
function planOf(definition: IndexDefinition): Plan {
  const known = plans.get(definition)
  if (known) return known
  const fields = Object.entries(definition.fields)
  const of = (role: FieldRole) => fields.flatMap(([field, { role: own }]) => (own === role ? [field] : []))
  const [identifiers, names, fullNames, mentions] = [of('identifier'), of('names'), of('fullNames'), of('mentions')]
  const terms = mentions.filter((field) => Object.hasOwn(definition.fields[field]?.mapping ?? {}, 'fields'))
  const wordsOf = (list: readonly string[]) => list.map((field) => `${field}.words`)
  const plan = {
    identifiers,
    names,
    fullNames,
    anywhere: [...wordsOf([...identifiers, ...names, ...fullNames]), ...of('prose')],
    prose: [...wordsOf(fullNames), ...of('prose')],
    related: of('related'),
    mentions: mentions.filter((field) => !terms.includes(field)),
    terms,
    prominence: of('prominence'),
    lesserMember: of('lesserMember'),
  }
  plans.set(definition, plan)
  return plan
}

function startOfName(field: string, text: string, rank: number): object {
  return constant(beginsWith(field, text), worth.startOfName - rank * stepOfFields)
}

function beginsWith(field: string, text: string): object {
  return { match_bool_prefix: { [`${field}.prefix`]: { query: text } } }
}

function wellKnownFirst({ prominence }: Plan, query: object): object {
  if (prominence.length === 0) return query
  const known = prominence.map((field) => ({ rank_feature: { field, saturation: { pivot: knownBy }, boost: evidence.prominence } }))
  return { bool: { must: [query], should: known } }
}

function constant(filter: object, boost: number): object {
  return { constant_score: { filter, boost } }
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
 * What the engine highlights in the hits of a general search: in texts the stemmed words of the text, in names also words with the last
 * word as prefix. Values are highlighted as a whole. Fields that no hit shows are highlighted too: `whyMatched` reads them.
 */
export function generalHighlight({ fields }: IndexDefinition, text: string): object | null {
  const query = readTypedText(text.toWellFormed()).join(' ')
  const marked = Object.entries(fields).flatMap(([field, { role }]): { field: string; clause: object }[] => {
    if (role === 'prose' || role === 'mentions') return [{ field, clause: { match: { [field]: { query } } } }]
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
