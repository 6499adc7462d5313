import { defineColumns, defineFacets, defineSearchCard } from '@rosette/contract-kit/cards/define-search-card.ts'
import { SearchInput, TextMethodWord } from '@rosette/contract-kit/search/criteria-parts.ts'
import { keywordCategoryCodes } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { z } from 'zod'
import { keywordSearchEntry } from './keyword-search-entry.ts'

/** One row of a keyword search, with the wire names of the specification (1, section 3). Counts starting with `child` include the child terms. */
export const KeywordHit = z
  .object({
    kwId: z.int(),
    kwName: z.string(),
    kwCategory: z.string(),
    gopoId: z.string().nullable(),
    lociCount: z.int(),
    pubCount: z.int(),
    annotCount: z.int(),
    childLociCount: z.int(),
    childPubCount: z.int(),
    childAnnotCount: z.int(),
  })
  .meta({ id: 'KeywordHit' })
export type KeywordHit = z.infer<typeof KeywordHit>

/** Maximum length of a list of ids: several hundred of them. */
const maxIdList = 5000

/** Checkboxes that restrict a search to categories (FKEY-005), in the order of the form. */
export const keywordBoxes = ['go_cc', 'go_bp', 'go_mf', 'po', 'pat', 'user'] as const
type KeywordBox = (typeof keywordBoxes)[number]

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

/** RESULTS-081: counts with the child terms, and below them those of the term itself. */
export const keywordColumns = defineColumns<KeywordHit>([
  { id: 'kwName', label: 'Keyword', text: (hit) => hit.kwName, isSortable: true },
  { id: 'kwCategory', label: 'Category', text: (hit) => hit.kwCategory, isSortable: true },
  { id: 'gopoId', label: 'ID', text: (hit) => hit.gopoId ?? '', isSortable: true },
  count('childLociCount', 'Genes'),
  { ...count('lociCount', 'Genes (direct)'), within: 'childLociCount' },
  count('childPubCount', 'Publications'),
  { ...count('pubCount', 'Publications (direct)'), within: 'childPubCount' },
  count('childAnnotCount', 'Annotations'),
  { ...count('annotCount', 'Annotations (direct)'), within: 'childAnnotCount' },
])

function count(id: 'lociCount' | 'pubCount' | 'annotCount' | 'childLociCount' | 'childPubCount' | 'childAnnotCount', label: string) {
  return { id, label, text: (hit: KeywordHit) => String(hit[id]), isSortable: true, isNumeric: true } as const
}

export const keywordFacets = defineFacets({
  kwCategory: { label: 'Category' },
})

export const keywordSearchCard = defineSearchCard({
  category: keywordSearchEntry.category,
  call: 'keyword',
  singular: 'keyword',
  plural: keywordSearchEntry.plural,
  file: { word: 'keyword', isOffered: true },
  form: { category: keywordSearchEntry.category, isOffered: true },
  description: 'Search form of Rosette for ontology terms and the genes, papers and annotations linked to them.',
  hit: KeywordHit,
  columns: keywordColumns,
  criteria: KeywordCriteria,
  facets: keywordFacets,
  firstSort: { field: 'childLociCount', direction: 'desc' },
  genome: null,
})
