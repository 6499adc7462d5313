import { SearchInput, TextMethodWord } from '@rosette/contract-kit/search/search-term-row.ts'
import { keywordCategoryCodes } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { z } from 'zod'

/** Maximum length of a list of ids: several hundred of them. */
const maxIdList = 5000

/** Checkboxes that restrict a search to categories (FKEY-005), in the order of the form. */
export const keywordBoxes = ['go_cc', 'go_bp', 'go_mf', 'po', 'pat', 'user'] as const
export type KeywordBox = (typeof keywordBoxes)[number]

/** Criteria of the keyword form (document 3, section 3.1). */
export const KeywordCriteria = z.object({
  searchTerms: z
    .strictObject({
      search_method: TextMethodWord.optional(),
      kw_search_input: SearchInput.optional(),
      /** Complete GO or PO ids, separated by spaces, commas or line breaks. */
      go_id_search_inp: z.string().max(maxIdList).optional(),
    })
    .optional(),
  restrictCats: z.strictObject(boxes()).optional(),
})
export type KeywordCriteria = z.infer<typeof KeywordCriteria>

/** Categories of the ticked boxes. */
export function categoriesOfBoxes(ticked: Readonly<Partial<Record<KeywordBox, boolean | undefined>>>): string[] {
  return keywordCategoryCodes.flatMap(({ category, box }) => (box !== null && ticked[box] ? [category] : []))
}

export function parseIdList(list: string): string[] {
  return list.split(/[\s,;|]+/).filter((id) => id !== '')
}

function boxes() {
  const box = z.boolean().optional()
  return { go_cc: box, go_bp: box, go_mf: box, po: box, pat: box, user: box } satisfies Record<KeywordBox, typeof box>
}
