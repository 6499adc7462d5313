import { z } from 'zod'
import { maxSearchText } from './search-contract.ts'
import { type TextMethod, TextMethodWord } from './text-method.ts'

/** Rows of one form at most; the longest has three. */
const maxTermRows = 10

/** A row of a form that somebody filled in: what is searched, how it is compared, and the text. */
export type TermRow<Type extends string> = { search_type: Type; search_method: TextMethod; search_input: string }

/** The text of a field of a form. */
export const SearchInput = z.string().trim().max(maxSearchText)

/**
 * A row of a form: one of its search types, the first where none is named, a method and a text. Types that are compared as a whole only
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

/** The rows of a form, without those that have no text: they ask for nothing. */
export function searchTermRows<Type extends string>(types: readonly [Type, ...Type[]], exactTypes: readonly Type[] = []) {
  return z
    .array(searchTermRow(types, exactTypes))
    .max(maxTermRows)
    .transform((rows): TermRow<Type>[] => rows.filter((row) => row.search_input !== ''))
}
