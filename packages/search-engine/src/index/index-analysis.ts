/** Most words of a visitor's text that are looked at; more is a paste by mistake. */
export const maxSearchTokens = 32

const sameName = ['trim', 'lowercase', 'asciifolding']
const sameWord = ['lowercase', 'asciifolding', 'english_possessive', 'english_stop', 'english_light']

/**
 * Stand before and after a value whose pieces are indexed, so that `starts with` and `exactly` are the same kind of question as
 * `contains`. No text has them: control characters count as blanks.
 */
export const valueStart = '\u0002'
export const valueEnd = '\u0003'

const sameLetter = ['lowercase', 'asciifolding']
// What is asked for comes with its ends marked, or without: `textClause` cleans and marks it.
const askedPieces = ['two_letters']
const pieces = ['any_blank', 'whole_value', 'two_letters']

/**
 * How text becomes terms. A name is one term, whatever blanks and signs it holds, without case and accents;
 * prose becomes words with light English stems, so that `flowers` finds `flower` but `flowering` stays itself.
 */
export const indexAnalysis = {
  char_filter: {
    one_blank: { type: 'pattern_replace', pattern: '\\s+', replacement: ' ' },
    any_blank: { type: 'pattern_replace', pattern: '(?U)[\\s\\p{Cc}\\u200B]+', replacement: ' ' },
    whole_value: { type: 'pattern_replace', pattern: '^ ?(.*?) ?$', replacement: `${valueStart}$1${valueEnd}` },
    // Letters that fold to two must do so before a text is cut into pieces of three.
    two_letters: { type: 'mapping', mappings: ['ß => ss', 'ẞ => ss', 'æ => ae', 'Æ => ae', 'œ => oe', 'Œ => oe', 'þ => th', 'Þ => th'] },
  },
  filter: {
    english_possessive: { type: 'stemmer', language: 'possessive_english' },
    english_stop: { type: 'stop', stopwords: '_english_' },
    english_light: { type: 'stemmer', language: 'light_english' },
    first_words: { type: 'limit', max_token_count: maxSearchTokens },
    // The beginning of a value is a term of its own as well, from which the place of a text in it is counted: `nameRanking`.
    value_start: { type: 'pattern_capture', preserve_original: true, patterns: [`^(${valueStart})`] },
  },
  tokenizer: {
    three_signs: { type: 'ngram', min_gram: 3, max_gram: 3 },
    one_or_two_signs: { type: 'ngram', min_gram: 1, max_gram: 2 },
  },
  normalizer: {
    name: { type: 'custom', char_filter: ['one_blank'], filter: sameName },
  },
  analyzer: {
    name: { type: 'custom', char_filter: ['one_blank'], tokenizer: 'keyword', filter: sameName },
    words: { type: 'custom', tokenizer: 'standard', filter: sameWord },
    words_asked: { type: 'custom', tokenizer: 'standard', filter: ['first_words', ...sameWord] },
    pieces: { type: 'custom', char_filter: pieces, tokenizer: 'three_signs', filter: [...sameLetter, 'value_start'] },
    pieces_asked: { type: 'custom', char_filter: askedPieces, tokenizer: 'three_signs', filter: sameLetter },
    short_pieces: { type: 'custom', char_filter: pieces, tokenizer: 'one_or_two_signs', filter: sameLetter },
    short_piece_asked: { type: 'custom', char_filter: askedPieces, tokenizer: 'keyword', filter: sameLetter },
  },
} as const
