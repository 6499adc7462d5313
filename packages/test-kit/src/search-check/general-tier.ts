import { spellGreek } from '@rosette/contract-kit/search/typed-text.ts'
import type { Engine } from '@rosette/search-engine/engine/open-engine.ts'
import type { FieldRole } from '@rosette/search-engine/index/index-definition.ts'
import { foldText, textsOf } from './fold-text.ts'
import type { SearchDocument, SearchDocuments } from './search-documents.ts'

/** One meaning of a text of the search box with its words. */
export type GeneralText = { text: string; words: readonly string[] }

/**
 * How well a document answers: 5 if the text is one of its names, 4 if it begins one, 3 if one is that of a numbered member of a family of
 * this name, 2 if the words are found, 1 if it is the name of something that belongs to it, 0 if it does not match. Words are found
 * anywhere in names and descriptions, at the start of a full name, or all in one of the texts that mention the record.
 */
export function generalTier(
  { definition }: Pick<SearchDocuments, 'definition'>,
  document: SearchDocument,
  { text, words }: GeneralText,
  wordsOf: WordsOf,
): number {
  const fieldsOf = (...roles: FieldRole[]) => Object.keys(definition.fields).filter((field) => roles.includes(roleOf(field)))
  const roleOf = (field: string) => definition.fields[field]?.role ?? 'none'
  const textsIn = (...roles: FieldRole[]) => fieldsOf(...roles).flatMap((field) => textsOf(document, field))
  const foldedOf = (...roles: FieldRole[]) => textsIn(...roles).map((name) => foldText(spellGreek(name)))
  const wanted = foldText(spellGreek(text))
  if (foldedOf('identifier', 'names', 'fullNames').includes(wanted)) return 5
  if (foldedOf('identifier', 'names').some((name) => name.startsWith(wanted))) return 4
  if (foldedOf('fullNames').some((name) => familyOf(name) === wanted)) return 3
  if (foldedOf('fullNames').some((name) => name.startsWith(wanted))) return 2
  if (areIn(words, textsIn('identifier', 'names', 'fullNames', 'prose').flatMap(wordsOf))) return 2
  if (textsIn('mentions').some((each) => areIn(words, wordsOf(each), { isCounted: true }))) return 2
  return foldedOf('related').includes(wanted) ? 1 : 0
}

/** Whether all words are there; if they are counted, a word that was typed twice must be there twice. */
function areIn(words: readonly string[], found: readonly string[], { isCounted = false } = {}): boolean {
  const timesIn = (list: readonly string[], word: string) => list.filter((each) => each === word).length
  return words.length > 0 && words.every((word) => timesIn(found, word) >= (isCounted ? timesIn(words, word) : 1))
}

/** `phytochrome e` and `sepallata3` without what numbers them. */
function familyOf(name: string): string {
  const own = name.replace(/^arabidopsis( thaliana)? /, '')
  return own.replace(/([ -]+([a-z]\d{0,2}|\d{1,3}[a-z]?)|\d{1,3}[a-z]?)$/, '').trim()
}

/** The words of a text as the language of the index has them. */
type WordsOf = (text: string) => readonly string[]

type Token = { token: string; start_offset: number }

// The engine counts at most 10,000 words in one call.
const textsAtOnce = 25

/**
 * Stems are made by the engine's own dictionary, which nothing else knows; all else is done without it. Texts are analysed once, before
 * the searches begin.
 */
export async function readWords(
  engine: Pick<Engine, 'request'>,
  index: string,
  analyzer: 'words' | 'words_query',
  texts: Iterable<string>,
): Promise<WordsOf> {
  const words = new Map<string, readonly string[]>()
  const missing = [...new Set(texts)]
  for (let at = 0; at < missing.length; at += textsAtOnce) {
    const some = missing.slice(at, at + textsAtOnce)
    const path = `/${index}/_analyze`
    // The shape is the engine's own.
    const { tokens } = (await engine.request({ method: 'POST', path, body: { analyzer, text: some } })) as { tokens: Token[] }
    sortIntoTexts(some, tokens, words)
  }
  return (text) => words.get(text) ?? []
}

/** The offsets of each text follow those of the one before, after a gap of one. */
function sortIntoTexts(texts: readonly string[], tokens: readonly Token[], words: Map<string, readonly string[]>): void {
  let start = 0
  for (const text of texts) {
    const end = start + text.length
    words.set(
      text,
      tokens.filter(({ start_offset }) => start_offset >= start && start_offset < end).map(({ token }) => token),
    )
    start = end + 1
  }
}
