import type { EngineSuggestion } from '../engine/open-engine.ts'
import type { FieldRole, IndexDefinition } from '../index/index-definition.ts'

/** Spelling is checked for texts of up to this many words; a longer text is not a typing error. */
const maxWords = 4

/** Shorter words are one letter away from half of all symbols. */
const shortestWord = 4

/** How the engine suggests spellings for each field. */
const options = { suggest_mode: 'missing', size: 3, sort: 'score', min_word_length: shortestWord } as const

/** A text without such a run of letters is an id, and a similar id identifies another record. */
const lettersOfAWord = new RegExp(`\\p{L}{${shortestWord}}`, 'u')

/** A possible correction of a text. */
export type Correction = { text: string; edits: number; frequency: number }

/**
 * Asks which words of a text occur in no record, and for names and words of the index with a similar spelling: at most two edits away,
 * with the same first letter. Null if there is nothing to correct.
 */
export function spellingBody(definition: IndexDefinition, text: string): object | null {
  const words = wordsOf(text)
  if (!lettersOfAWord.test(text) || words.length > maxWords) return null
  const fields = Object.entries(definition.fields)
  const ofRole = (...roles: FieldRole[]) => fields.flatMap(([field, { role }]) => (roles.includes(role) ? [field] : []))
  const names = ofRole('identifier', 'names', 'fullNames')
  const vocabulary = [...names.map((field) => `${field}.words`), ...ofRole('prose')]
  if (vocabulary.length === 0) return null
  const known = Object.fromEntries(words.map((word) => [word, { multi_match: { query: word, fields: vocabulary } }]))
  return {
    query: words.length === 0 ? { match_none: {} } : { bool: { should: Object.values(known) } },
    size: 0,
    track_total_hits: true,
    ...(words.length > 0 && { aggs: { known: { filters: { filters: known } } } }),
    suggest: {
      text,
      // A name is a single term, so only an exact match counts.
      ...Object.fromEntries(names.map((field) => [`name ${field}`, { term: { field, analyzer: 'name', ...options } }])),
      // Words as typed: a misspelt word has no stem. `stop` keeps only letters and drops `with` and `that`.
      ...Object.fromEntries(vocabulary.map((field) => [`word ${field}`, { term: { field, analyzer: 'stop', ...options } }])),
    },
  }
}

type SpellingAnswer = { aggregations?: Record<string, unknown> | undefined; suggestions?: Record<string, EngineSuggestion[]> | undefined }

/** Possible corrections, the closest first: as a complete name, then with its unknown words corrected. */
export function readCorrections(text: string, { aggregations, suggestions = {} }: SpellingAnswer): Correction[] {
  const fields = Object.entries(suggestions)
  const ofKind = (kind: string) => fields.flatMap(([field, entries]) => (field.startsWith(`${kind} `) ? entries : []))
  const names = ofKind('name').flatMap(correctionsOf)
  const words = withCorrectWords(text, unknownWords(aggregations), ofKind('word'))
  // Sorting is stable: of two equally close ones, the name `constans` comes before the word `constant`.
  return [...bestFirst(names), ...bestFirst(words)]
    .filter((correction) => digitsOf(correction.text) === digitsOf(text))
    .toSorted((one, other) => one.edits - other.edits)
}

/** The text with the best spelling of each unknown word, and with the second best of the first one; none if a word has no correction. */
function withCorrectWords(text: string, unknown: ReadonlySet<string>, entries: readonly EngineSuggestion[]): Correction[] {
  const wanted = entries.filter((entry) => unknown.has(entry.text))
  const places = Map.groupBy(wanted, ({ offset }) => offset)
  const spellings = [...places.values()].map((ofPlace) => ({
    place: ofPlace[0],
    corrections: bestFirst(ofPlace.flatMap(correctionsOf).filter((correction) => !hasDigit(correction.text))),
  }))
  const rounds = [0, 1].map((round) =>
    spellings.map(({ place, corrections }, at) => ({ place, correction: corrections[at === 0 ? round : 0] })),
  )
  return rounds.flatMap((words) => {
    const corrected = words.flatMap(({ place, correction }) => (place && correction ? [{ ...place, correction }] : []))
    if (corrected.length < Math.max(1, unknown.size)) return []
    // From the end, so that earlier offsets stay valid.
    const spelled = corrected
      .toSorted((one, other) => other.offset - one.offset)
      .reduce((before, { offset, length, correction }) => before.slice(0, offset) + correction.text + before.slice(offset + length), text)
    const edits = corrected.reduce((sum, { correction }) => sum + correction.edits, 0)
    return [{ text: spelled, edits, frequency: Math.min(...corrected.map(({ correction }) => correction.frequency)) }]
  })
}

function correctionsOf({ text, options }: EngineSuggestion): Correction[] {
  // The score is 1 - edits / the shorter length.
  return options.map(({ text: other, score, freq }) => ({
    text: other,
    edits: Math.round((1 - score) * Math.min(text.length, other.length)),
    frequency: freq,
  }))
}

function bestFirst(corrections: readonly Correction[]): Correction[] {
  return corrections.toSorted((one, other) => one.edits - other.edits || other.frequency - one.frequency)
}

function unknownWords(aggregations: SpellingAnswer['aggregations']): Set<string> {
  // OpenSearch defines the shape, and the body above requested it.
  const known = aggregations?.known as { buckets: Record<string, { doc_count: number }> } | undefined
  return new Set(Object.entries(known?.buckets ?? {}).flatMap(([word, { doc_count }]) => (doc_count === 0 ? [word] : [])))
}

/** The words of a text that are long enough and not ids. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter((word) => word.length >= shortestWord && !hasDigit(word))
}

function hasDigit(text: string): boolean {
  return /\p{N}/u.test(text)
}

/** A correction keeps the digits: `AGL2` is not a misspelling of `AGL20`. */
function digitsOf(text: string): string {
  return text.replace(/\P{N}+/gu, '')
}
