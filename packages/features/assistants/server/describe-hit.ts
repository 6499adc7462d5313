import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import { searchTypes } from '@rosette/kinds/registry/search-entries.ts'
import { z } from 'zod'
import { addressOf, type ToolContext } from './define-assistant-tool.ts'

/** The field of a row that has the key of its record. People are not among what assistants search. */
export const keyFields = {
  locus: 'locus_tairObjectId',
  clone: 'cloneId',
  vector: 'vectorId',
  keyword: 'kwId',
  protein: 'proteinId',
  polymorphism: 'polyId',
  ecotype: 'speciesVariantId',
  germplasm: 'tairObjectId',
  marker: 'markerId',
  transposon: 'transposonId',
  publication: 'referenceId',
} as const

export type SearchedKind = keyof typeof keyFields

function isSearched(kind: string): kind is SearchedKind {
  return Object.hasOwn(keyFields, kind)
}

/** The types of the search box that assistants search, by category. */
export const assistantTypes = searchTypes.flatMap(({ category, kind }) => (isSearched(kind) ? [{ category, kind }] : []))

/** A row of a search, as its table shows it. */
export const FoundRow = z.object({
  name: z.string(),
  url: z.string(),
  facts: z.record(z.string(), z.string()).describe('What the table of results shows, by column'),
})
export type FoundRow = z.infer<typeof FoundRow>

/** What the table of results shows of a row, without empty cells. */
export function describeHit(
  { publicUrl }: Pick<ToolContext, 'publicUrl'>,
  kind: SearchedKind,
  hit: Readonly<Record<string, unknown>>,
): FoundRow {
  const [first, ...others] = cardOf({ kind }).columns
  const name = first?.text(hit) ?? ''
  const shown = others.filter(({ isOnRequest, id }) => !isOnRequest || id === 'position')
  const facts = shown.map(({ label, text }) => [label, shortText(text(hit))] as const).filter(([, text]) => text !== '')
  return { name, url: addressOf(publicUrl, { kind, key: Number(hit[keyFields[kind]]), label: name }), facts: Object.fromEntries(facts) }
}

const mostCharacters = 300

function shortText(text: string): string {
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text
}
