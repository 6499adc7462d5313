import { keywordCategoryCodes } from '@rosette/contract-kit/keyword-categories.ts'
import { SearchInput } from '@rosette/contract-kit/search-term-row.ts'
import { TextMethodWord } from '@rosette/contract-kit/text-method.ts'
import { z } from 'zod'

/** Longest list of ids: some hundreds. */
const maxIdList = 5000

/** The boxes that restrict a search to categories (FKEY-005), in the order of the form. */
export const keywordBoxes = ['go_cc', 'go_bp', 'go_mf', 'po', 'pat', 'user'] as const
export type KeywordBox = (typeof keywordBoxes)[number]

/** What the keyword form asks for (document 3, section 3.1). */
export const KeywordCriteria = z.object({
  searchTerms: z
    .strictObject({
      search_method: TextMethodWord.optional(),
      kw_search_input: SearchInput.optional(),
      /** Whole ids of GO or PO, separated by spaces, commas or line ends. */
      go_id_search_inp: z.string().max(maxIdList).optional(),
    })
    .optional(),
  restrictCats: z.strictObject(boxes()).optional(),
})
export type KeywordCriteria = z.infer<typeof KeywordCriteria>

/** The categories of the boxes that are ticked. */
export function categoriesOfBoxes(ticked: Readonly<Partial<Record<KeywordBox, boolean | undefined>>>): string[] {
  return keywordCategoryCodes.flatMap(({ category, box }) => (box !== null && ticked[box] ? [category] : []))
}

/** The ids of a list. */
export function parseIdList(list: string): string[] {
  return list.split(/[\s,;|]+/).filter((id) => id !== '')
}

function boxes() {
  const box = z.boolean().optional()
  return { go_cc: box, go_bp: box, go_mf: box, po: box, pat: box, user: box } satisfies Record<KeywordBox, typeof box>
}
