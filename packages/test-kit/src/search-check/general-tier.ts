import type { Engine } from '@rosette/search-engine/engine/open-engine.ts'
import type { FieldRole } from '@rosette/search-engine/index/index-definition.ts'
import { foldText, textsOf } from './fold-text.ts'
import type { SearchDocument, SearchDocuments } from './search-documents.ts'

/** A text of the search box with its words. */
export type GeneralText = { text: string; words: readonly string[] }

/**
 * How well a document answers: 4 where the text is one of its names, 3 where it begins one, 2 where it begins a full name or one has all its words,
 * 1 where they stand anywhere, 0 where it does not match.
 */
export function generalTier(
  { definition }: Pick<SearchDocuments, 'definition'>,
  document: SearchDocument,
  { text, words }: GeneralText,
  wordsOf: WordsOf,
): number {
  const fieldsOf = (...roles: FieldRole[]) => Object.keys(definition.fields).filter((field) => roles.includes(roleOf(field)))
  const roleOf = (field: string) => definition.fields[field]?.role ?? 'none'
  const foldedOf = (fields: readonly string[]) => fields.flatMap((field) => textsOf(document, field)).map(foldText)
  const hasWords = (fields: readonly string[]) => {
    const found = new Set(fields.flatMap((field) => textsOf(document, field)).flatMap(wordsOf))
    return words.length > 0 && words.every((word) => found.has(word))
  }
  const asked = foldText(text)
  if (foldedOf(fieldsOf('identifier', 'names', 'fullNames')).includes(asked)) return 4
  if (foldedOf(fieldsOf('identifier', 'names')).some((name) => name.startsWith(asked))) return 3
  if (fieldsOf('fullNames').some((field) => foldedOf([field]).some((name) => name.startsWith(asked)) || hasWords([field]))) return 2
  return hasWords(fieldsOf('identifier', 'names', 'fullNames', 'prose')) ? 1 : 0
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
  analyzer: 'words' | 'words_asked',
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
