import type { EngineSuggestion } from '../engine/open-engine.ts'
import type { FieldRole, IndexDefinition } from '../index/index-definition.ts'

/** Words of a text whose spelling is looked at; a longer text is no slip of the pen. */
const maxWords = 8

/** Shorter words differ by a letter from half the symbols there are. */
const shortestWord = 4

/** Ways to spell a name or word that the engine names for each field. */
const options = { suggest_mode: 'missing', size: 3, sort: 'score', min_word_length: shortestWord } as const

/** A text without such a run of letters is an id, and an id that is near another is another one's. */
const lettersOfAWord = new RegExp(`\\p{L}{${shortestWord}}`, 'u')

/** A text as it may have been meant. */
export type Correction = { text: string; edits: number; frequency: number }

/**
 * Asks which words of a text no record has, and for names and words of the index that are spelled nearly like it: at most two
 * letters away, with the same first one. Null where there is nothing to correct.
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
      // A name is one term, so it is compared as a whole.
      ...Object.fromEntries(names.map((field) => [`name ${field}`, { term: { field, analyzer: 'name', ...options } }])),
      // Words as they are typed: a misspelt one has no stem. `stop` keeps letters alone and leaves out `with` and `that`.
      ...Object.fromEntries(vocabulary.map((field) => [`word ${field}`, { term: { field, analyzer: 'stop', ...options } }])),
    },
  }
}

type SpellingAnswer = { aggregations?: Record<string, unknown> | undefined; suggestions?: Record<string, EngineSuggestion[]> | undefined }

/** How a text may have been meant, the nearest first: as a whole name, then with its unknown words corrected. */
export function readCorrections(text: string, { aggregations, suggestions = {} }: SpellingAnswer): Correction[] {
  const fields = Object.entries(suggestions)
  const ofKind = (kind: string) => fields.flatMap(([field, entries]) => (field.startsWith(`${kind} `) ? entries : []))
  const names = ofKind('name').flatMap(correctionsOf)
  const words = withCorrectWords(text, unknownWords(aggregations), ofKind('word'))
  // Sorting is stable: of two that are as near, `constans` is meant rather than `constant`.
  return [...bestFirst(names), ...bestFirst(words)]
    .filter((correction) => digitsOf(correction.text) === digitsOf(text))
    .toSorted((one, other) => one.edits - other.edits)
}

/** The text with the best spelling of each unknown word, and with the second best of the first; none where one has no other spelling. */
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
    // From the end, so that earlier places stay where they are.
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
  // The shape is the engine's own, and the body above asked for it.
  const known = aggregations?.known as { buckets: Record<string, { doc_count: number }> } | undefined
  return new Set(Object.entries(known?.buckets ?? {}).flatMap(([word, { doc_count }]) => (doc_count === 0 ? [word] : [])))
}

/** The words of a text that are long enough and no ids. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter((word) => word.length >= shortestWord && !hasDigit(word))
}

function hasDigit(text: string): boolean {
  return /\p{N}/u.test(text)
}

/** A corrected name has the same numbers: `AGL2` is not how one misspells `AGL20`. */
function digitsOf(text: string): string {
  return text.replace(/\P{N}+/gu, '')
}
