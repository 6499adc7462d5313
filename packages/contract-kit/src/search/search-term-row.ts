import { z } from 'zod'
import { maxSearchText } from './suggestion.ts'

/** Rows of one form at most; the longest has three. */
const maxTermRows = 10

/** A row of a form that somebody filled in: what is searched, how it is compared, and the text. */
export type TermRow<Type extends string> = { search_type: Type; search_method: TextMethod; search_input: string }

/** The text of a field of a form. */
export const SearchInput = z.string().trim().max(maxSearchText)

/**
 * A row of a form: one of its search types, the first if none is named, a method and a text. Types with exact match only
 * (document 3, section 4) refuse every other method.
 */
export function searchTermRow<Type extends string>(types: readonly [Type, ...Type[]], exactTypes: readonly Type[] = []) {
  return (
    z
      .strictObject({
        // Blank controls are dropped before a row is read.
        search_type: z.enum(types).optional(),
        search_method: TextMethodWord.optional(),
        search_input: SearchInput.optional(),
      })
      // z.enum forgets which of the names it keeps.
      .transform(({ search_type, ...row }) => ({ ...row, search_type: (search_type ?? types[0]) as Type }))
      .refine(({ search_type, search_method = 'exactly' }) => search_method === 'exactly' || !exactTypes.includes(search_type), {
        path: ['search_method'],
        error: `${exactTypes.join(', ')}: the method is exactly.`,
      })
      .transform(({ search_type, search_method, search_input = '' }) => ({
        search_type,
        search_method: search_method ?? (exactTypes.includes(search_type) ? 'exactly' : 'contains'),
        search_input,
      }))
  )
}

/** The rows of a form, without empty ones, which are ignored. */
export function searchTermRows<Type extends string>(types: readonly [Type, ...Type[]], exactTypes: readonly Type[] = []) {
  return z
    .array(searchTermRow(types, exactTypes))
    .max(maxTermRows)
    .transform((rows): TermRow<Type>[] => rows.filter((row) => row.search_input !== ''))
}

/** How forms compare a text with a field (document 3, section 2.2). */
export const textMethods = ['contains', 'starts_with', 'exactly'] as const
export type TextMethod = (typeof textMethods)[number]

const words: Readonly<Record<string, TextMethod>> = {
  contains: 'contains',
  starts_with: 'starts_with',
  starts: 'starts_with',
  'starts with': 'starts_with',
  exactly: 'exactly',
  exact: 'exactly',
}

/** Any of the words that the forms use for a method (API-043); they mean the same everywhere. */
export const TextMethodWord = z
  .enum(['contains', 'starts_with', 'starts', 'starts with', 'exactly', 'exact'])
  // The list above has no other words.
  .transform((word) => words[word] as TextMethod)
