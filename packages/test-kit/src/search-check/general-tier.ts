import type { FieldRole } from '@rosette/search-engine/index/index-definition.ts'
import { foldText, textsOf } from './fold-text.ts'
import type { SearchDocument, SearchDocuments } from './search-documents.ts'
import type { WordsOf } from './text-words.ts'

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
