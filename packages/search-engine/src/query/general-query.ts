import { Problem } from '@rosette/contract-kit/problem.ts'
import { highlightEnd, highlightStart } from '@rosette/contract-kit/search/search-contract.ts'
import { maxSearchText } from '@rosette/contract-kit/search/search-text.ts'
import { readTypedText, withoutPlant } from '@rosette/contract-kit/search/typed-text.ts'
import { type FieldRole, type IndexDefinition, wordsBetweenValues } from '../index/index-definition.ts'
import { anyOf } from './define-clauses.ts'

/** The score of each tier. All that words can add up to stays below a step, so that no tier reaches the next. */
const worth = {
  wholeName: 50_000,
  startOfName: 40_000,
  nameOfPlant: 35_000,
  family: 30_000,
  allWords: 20_000,
  mostWords: 15_000,
  related: 10_000,
} as const

/** Earlier fields of a role outrank later ones, regardless of bonuses. */
const stepOfFields = 100

/** Each word is asked for in each field, several times; the engine takes 1,024 clauses. A longer text is a pasted sentence: most of its words suffice. */
const mostRankedWords = 12

/** How many words of a text must be said of a record: both of two, two of three, three of four, and so on. */
const mostWords = '2<75%'

/**
 * What adds up for a record that the words of a text find (decision 0076 says each rule in words). A factor of a score counts rare words
 * more than frequent ones.
 */
const evidence = {
  /** Each word wherever it is said. */
  anywhere: 0.75,
  /** Each word again that full names and descriptions have. */
  prose: 0.5,
  /** Each word again that titles of papers have, the more papers the better. */
  literature: 0.5,
  /** All words in one term, synonym or phenotype. */
  term: 0.3,
  phenotype: 0.4,
  /** A term of exactly this name. */
  wholeTerm: 1,
  /** Words that occur together as typed. */
  phrase: 3,
  startOfFullName: 3.9,
  /** For all but the lesser members of a family. */
  noLesserMember: 2,
  /** At most, for well-known records; half of it at `knownBy` publications. */
  prominence: 16,
} as const
const knownBy = 12.5

/**
 * Compiles the field map and a visitor's text into a query: a complete id or name, then a prefix of one, then members of a family of
 * this name, then what has all words in names, descriptions, terms and other texts, then what has most of them, then complete names of what
 * belongs to a record.
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

/** Whether the best hit of a general search has only most of the words; its score says so. */
export function hasMostWordsOnly(bestScore: unknown): boolean {
  return typeof bestScore === 'number' && bestScore >= worth.mostWords && bestScore < worth.allWords
}

function tiers(plan: Plan, text: string): object[] {
  const { identifiers, names, fullNames, families, related } = plan
  const ofPlant = withoutPlant(text)
  const wholeName = (field: string, rank: number) => constant({ term: { [field]: { value: text } } }, worth.wholeName - rank * stepOfFields)
  return [
    ...[...identifiers, ...names, ...fullNames].map(wholeName),
    ...names.map((field, rank) => startOfName(field, text, identifiers.length + rank)),
    ...(ofPlant === null ? [] : names.map((field) => constant({ term: { [field]: { value: ofPlant } } }, worth.nameOfPlant))),
    ...families.map((field) => constant({ match: { [`${field}.family`]: { query: text } } }, worth.family)),
    ...byWords(plan, text),
    // `whyMatched` reads from the names which of them matched.
    ...related.map((field) => constant({ term: { [field]: { value: text, _name: `${field}\t${text}` } } }, worth.related)),
  ]
}

/** What has all words, or begins a full name with the text, and below it what has most of them. In each tier evidence adds up. */
function byWords(plan: Plan, text: string): object[] {
  const { anywhere, fullNames } = plan
  if (anywhere.length === 0) return []
  const most = constant(words(text, anywhere, { minimum_should_match: mostWords }), worth.mostWords)
  if (text.split(' ').length > mostRankedWords) return [most]
  const all = words(text, anywhere, { operator: 'and' })
  const begun = fullNames.map((field) => beginsWith(field, text))
  const found = [constant(begun.length === 0 ? all : anyOf([all, ...begun]), worth.allWords), most]
  return [{ bool: { must: [{ dis_max: { queries: found } }], should: evidenceFor(plan, text) } }]
}

/** Finds nothing by itself. */
function evidenceFor(plan: Plan, text: string): object[] {
  const { fullNames, anywhere, prose, mentions, terms, literature, lesserMember } = plan
  return [
    words(text, anywhere, { boost: evidence.anywhere }),
    ...(prose.length === 0 ? [] : [words(text, prose, { boost: evidence.prose })]),
    ...(prose.length === 0 ? [] : [constant({ multi_match: { query: text, type: 'phrase', fields: prose } }, evidence.phrase)]),
    ...fullNames.map((field) => ofNoLesser(plan, [beginsWith(field, text)], evidence.startOfFullName)),
    ...terms.map((field) => constant({ term: { [`${field}.whole`]: { value: text } } }, evidence.wholeTerm)),
    ...terms.map((field) => inOneValue(field, text, evidence.term)),
    ...mentions.map((field) => inOneValue(field, text, evidence.phenotype)),
    ...literature.map((field) => ({ match: { [field]: { query: text, boost: evidence.literature } } })),
    ...(lesserMember.length === 0 ? [] : [ofNoLesser(plan, [], evidence.noLesserMember)]),
  ]
}

/** Counts for all records but the lesser members of a family. */
function ofNoLesser({ lesserMember }: Plan, filter: readonly object[], boost: number): object {
  return constant({ bool: { filter, must_not: lesserMember.map((field) => ({ term: { [field]: { value: true } } })) } }, boost)
}

/** All words in any order, fewer words apart than two values are: words of different terms make no match. */
function inOneValue(field: string, text: string, boost: number): object {
  return { match_phrase: { [field]: { query: text, slop: wordsBetweenValues - 1, boost } } }
}

type Plan = Readonly<
  Record<
    | 'identifiers'
    | 'names'
    | 'fullNames'
    | 'families'
    | 'anywhere'
    | 'prose'
    | 'related'
    | 'mentions'
    | 'terms'
    | 'literature'
    | 'prominence'
    | 'lesserMember',
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
  // The functions of a field map only ever put an object there.
  const hasPart = (field: string, part: string) => Object.hasOwn((definition.fields[field]?.mapping.fields ?? {}) as object, part)
  const terms = mentions.filter((field) => hasPart(field, 'whole'))
  const wordsOf = (list: readonly string[]) => list.map((field) => `${field}.words`)
  const plan = {
    identifiers,
    names,
    fullNames,
    families: fullNames.filter((field) => hasPart(field, 'family')),
    anywhere: [...wordsOf([...identifiers, ...names, ...fullNames]), ...of('prose'), ...mentions],
    prose: [...wordsOf(fullNames), ...of('prose')],
    related: of('related'),
    mentions: mentions.filter((field) => !terms.includes(field)),
    terms,
    literature: of('literature'),
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

/** Words wherever they are said: `AG flower` finds a symbol and a word of its description. One of them is enough unless `how` says otherwise. */
function words(text: string, fields: readonly string[], how: { operator?: 'and'; minimum_should_match?: string; boost?: number }): object {
  return { multi_match: { query: text, type: 'cross_fields', fields, ...how } }
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
