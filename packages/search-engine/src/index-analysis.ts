/** Most words of a visitor's text that are looked at; more is a paste by mistake. */
export const maxSearchTokens = 32

const sameName = ['trim', 'lowercase', 'asciifolding']
const sameWord = ['lowercase', 'asciifolding', 'english_possessive', 'english_stop', 'english_light']

/**
 * How text becomes terms. A name is one term, whatever blanks and signs it holds, without case and accents;
 * prose becomes words with light English stems, so that `flowers` finds `flower` but `flowering` stays itself.
 */
export const indexAnalysis = {
  char_filter: {
    one_blank: { type: 'pattern_replace', pattern: '\\s+', replacement: ' ' },
  },
  filter: {
    english_possessive: { type: 'stemmer', language: 'possessive_english' },
    english_stop: { type: 'stop', stopwords: '_english_' },
    english_light: { type: 'stemmer', language: 'light_english' },
    first_words: { type: 'limit', max_token_count: maxSearchTokens },
  },
  normalizer: {
    name: { type: 'custom', char_filter: ['one_blank'], filter: sameName },
  },
  analyzer: {
    name: { type: 'custom', char_filter: ['one_blank'], tokenizer: 'keyword', filter: sameName },
    words: { type: 'custom', tokenizer: 'standard', filter: sameWord },
    words_asked: { type: 'custom', tokenizer: 'standard', filter: ['first_words', ...sameWord] },
  },
} as const
