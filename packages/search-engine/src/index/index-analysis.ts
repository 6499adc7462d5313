import { greekLetters } from '@rosette/contract-kit/search/typed-text.ts'
import { wordsOfBiology } from './words-of-biology.ts'

/** At most this many words of a visitor's text are analysed; a longer text was pasted by mistake. */
export const maxSearchTokens = 32

const sameName = ['trim', 'lowercase', 'asciifolding']
const sameWord = ['lowercase', 'asciifolding', 'english_possessive', 'english_stop', 'same_meaning', 'english_light']

/**
 * Mark the start and end of a value whose trigrams are indexed, so that `starts with` and `exactly` work like `contains`. They never
 * occur in a text: control characters count as white space.
 */
export const valueStart = '\u0002'
export const valueEnd = '\u0003'

const sameLetter = ['lowercase', 'asciifolding']
// `textClause` has already cleaned the text of a query and marked its ends.
const queryFilters = ['two_letters']
const wholeValue = ['any_blank', 'whole_value', 'two_letters']

const family = ['greek', 'one_blank', 'name_of_plant', 'number_of_member']

/** Small and capital letters; two small ones share a capital, which the engine takes once. */
function greekRules(): string[] {
  const letters = Object.entries(greekLetters)
  const names = new Map([...letters, ...letters.map(([letter, name]) => [letter.toUpperCase(), name] as const)])
  return Array.from(names, ([letter, name]) => `${letter} => ${name}`)
}

/**
 * How text becomes terms. A name is a single term, including white space and punctuation, folded for case and accents. Prose is split
 * into words with light English stemming, so that `flowers` finds `flower`, but `flowering` stays distinct.
 */
export const indexAnalysis = {
  char_filter: {
    greek: { type: 'mapping', mappings: greekRules() },
    // PHYTOCHROME E and SEPALLATA3 are members of the families PHYTOCHROME and SEPALLATA.
    number_of_member: {
      type: 'pattern_replace',
      pattern: '([ -]+([A-Za-z]\\d{0,2}|\\d{1,3}[A-Za-z]?)|\\d{1,3}[A-Za-z]?)$',
      replacement: '',
    },
    name_of_plant: { type: 'pattern_replace', pattern: '^(?i)arabidopsis( thaliana)? ', replacement: '' },
    // Non-photochemical is also written nonphotochemical.
    non: { type: 'pattern_replace', pattern: '\\b([Nn]on)-(?=[a-z])', replacement: '$1' },
    one_blank: { type: 'pattern_replace', pattern: '\\s+', replacement: ' ' },
    any_blank: { type: 'pattern_replace', pattern: '(?U)[\\s\\p{Cc}\\u200B]+', replacement: ' ' },
    whole_value: { type: 'pattern_replace', pattern: '^ ?(.*?) ?$', replacement: `${valueStart}$1${valueEnd}` },
    // Letters that fold to two characters must be folded before a text is split into trigrams.
    two_letters: { type: 'mapping', mappings: ['ß => ss', 'ẞ => ss', 'æ => ae', 'Æ => ae', 'œ => oe', 'Œ => oe', 'þ => th', 'Þ => th'] },
  },
  filter: {
    english_possessive: { type: 'stemmer', language: 'possessive_english' },
    english_stop: { type: 'stop', stopwords: '_english_' },
    same_meaning: { type: 'stemmer_override', rules: wordsOfBiology },
    english_light: { type: 'stemmer', language: 'light_english' },
    first_words: { type: 'limit', max_token_count: maxSearchTokens },
    // The start of a value is also a term of its own; `nameRanking` measures the position of a match from it.
    value_start: { type: 'pattern_capture', preserve_original: true, patterns: [`^(${valueStart})`] },
  },
  tokenizer: {
    trigram: { type: 'ngram', min_gram: 3, max_gram: 3 },
    one_or_two_characters: { type: 'ngram', min_gram: 1, max_gram: 2 },
  },
  normalizer: {
    name: { type: 'custom', char_filter: ['greek', 'one_blank'], filter: sameName },
  },
  analyzer: {
    name: { type: 'custom', char_filter: ['greek', 'one_blank'], tokenizer: 'keyword', filter: sameName },
    family: { type: 'custom', char_filter: family, tokenizer: 'keyword', filter: sameName },
    words: { type: 'custom', char_filter: ['greek', 'non'], tokenizer: 'standard', filter: sameWord },
    words_query: { type: 'custom', char_filter: ['greek', 'non'], tokenizer: 'standard', filter: ['first_words', ...sameWord] },
    trigrams: { type: 'custom', char_filter: wholeValue, tokenizer: 'trigram', filter: [...sameLetter, 'value_start'] },
    trigrams_query: { type: 'custom', char_filter: queryFilters, tokenizer: 'trigram', filter: sameLetter },
    short_grams: { type: 'custom', char_filter: wholeValue, tokenizer: 'one_or_two_characters', filter: sameLetter },
    short_gram_query: { type: 'custom', char_filter: queryFilters, tokenizer: 'keyword', filter: sameLetter },
  },
} as const
