import { spellGreek, withoutPlant } from '@rosette/contract-kit/search/typed-text.ts'
import type { Engine } from '@rosette/search-engine/engine/open-engine.ts'
import type { Field, FieldRole } from '@rosette/search-engine/index/index-definition.ts'
import { foldText, textsOf } from './fold-text.ts'
import type { SearchDocument, SearchDocuments } from './search-documents.ts'

/** One meaning of a text of the search box with its words. */
export type GeneralText = { text: string; words: readonly string[] }

/**
 * How well a document answers: 7 if the text is one of its names, 6 if it begins one, 5 if it is one with the At of the plant before it, 4 if
 * one is that of a numbered member of a family of this name, 3 if all words are found, 2 if most are, 1 if it is the name of something that
 * belongs to it, 0 if it does not match. Words are found anywhere in names, descriptions and texts that mention the record, and at the
 * start of a full name.
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
  const ofPlant = withoutPlant(spellGreek(text))
  const families = Object.keys(definition.fields).filter((field) => hasFamily(definition.fields[field]))
  if (foldedOf('identifier', 'names', 'fullNames').includes(wanted)) return 7
  if (foldedOf('identifier', 'names').some((name) => name.startsWith(wanted))) return 6
  if (ofPlant !== null && foldedOf('names').includes(foldText(ofPlant))) return 5
  if (families.flatMap((field) => textsOf(document, field)).some((name) => familyOf(foldText(spellGreek(name))) === wanted)) return 4
  if (foldedOf('fullNames').some((name) => name.startsWith(wanted))) return 3
  const said = new Set(textsIn('identifier', 'names', 'fullNames', 'prose', 'mentions').flatMap(wordsOf))
  const found = words.filter((word) => said.has(word)).length
  if (words.length > 0 && found === words.length) return 3
  if (words.length > 2 && found >= Math.floor(words.length * 0.75)) return 2
  return foldedOf('related').includes(wanted) ? 1 : 0
}

function hasFamily(field: Field | undefined): boolean {
  // The functions of a field map only ever put an object there.
  return field?.role === 'fullNames' && 'family' in ((field.mapping.fields ?? {}) as object)
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
