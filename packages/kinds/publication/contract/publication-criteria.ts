import { SearchInput, searchTermRows, TextMethodWord } from '@rosette/contract-kit/search/search-term-row.ts'
import { keywordCategoryCodeValues } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { z } from 'zod'
import { publicationTypes } from './publication-types.ts'

/** What a text of the publication form is compared with (FPUB-003). */
export const publicationSearchTypes = ['authors', 'pubName', 'title_abstract', 'loci', 'pubmedId', 'doi'] as const

/** FPUB-004: half an id names no publication. */
export const wholePublicationTypes = ['pubmedId', 'doi'] as const

/** The first year that the form offers (FPUB-005). */
export const firstPublicationYear = 1947

/** `all` asks for nothing (FPUB-006). */
export const publicationTypeChoices = ['all', ...publicationTypes] as const

/** A year as a number or as a select sends it; `any` is left out before it is read. */
const Year = z.union([
  z.literal('present'),
  z.int().min(1).max(9999),
  z
    .string()
    .regex(/^\d{4}$/, 'must be a year, any or present')
    .transform(Number),
])

/** What the publication form asks for (document 3, section 3.1). */
export const PublicationCriteria = z.object({
  searchTerms: searchTermRows(publicationSearchTypes, wholePublicationTypes).optional(),
  year_from: Year.optional(),
  year_to: Year.optional(),
  publication_type: z.enum(publicationTypeChoices).optional(),
  /** A keyword and its types: both must hold for one and the same term of a publication. */
  keywordTerms: z
    .strictObject({
      keyword_method: TextMethodWord.optional(),
      keyword_term: SearchInput.optional(),
      keyword_types: z.array(z.enum(keywordCategoryCodeValues)).max(keywordCategoryCodeValues.length).optional(),
    })
    .optional(),
})
export type PublicationCriteria = z.infer<typeof PublicationCriteria>
