import { SearchInput, searchTermRows, TextMethodWord } from '@rosette/contract-kit/search/search-term-row.ts'
import { keywordCategoryCodeValues } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { z } from 'zod'
import { publicationTypes } from './publication-types.ts'

/** Fields that a text of the publication form can search (FPUB-003). */
export const publicationSearchTypes = ['authors', 'pubName', 'title_abstract', 'loci', 'pubmedId', 'doi'] as const

/** FPUB-004: part of an ID does not identify a publication. */
export const wholePublicationTypes = ['pubmedId', 'doi'] as const

/** The first year that the form offers (FPUB-005). */
export const firstPublicationYear = 1947

/** `all` does not restrict (FPUB-006). */
export const publicationTypeChoices = ['all', ...publicationTypes] as const

/** A year as a number or as a select sends it; `any` is dropped before parsing. */
const Year = z.union([
  z.literal('present'),
  z.int().min(1).max(9999),
  z
    .string()
    .regex(/^\d{4}$/, 'must be a year, any or present')
    .transform(Number),
])

/** Criteria of the publication form (document 3, section 3.1). */
export const PublicationCriteria = z.object({
  searchTerms: searchTermRows(publicationSearchTypes, wholePublicationTypes).optional(),
  year_from: Year.optional(),
  year_to: Year.optional(),
  publication_type: z.enum(publicationTypeChoices).optional(),
  /** A keyword and its types: both must match the same term of a publication. */
  keywordTerms: z
    .strictObject({
      keyword_method: TextMethodWord.optional(),
      keyword_term: SearchInput.optional(),
      keyword_types: z.array(z.enum(keywordCategoryCodeValues)).max(keywordCategoryCodeValues.length).optional(),
    })
    .optional(),
})
export type PublicationCriteria = z.infer<typeof PublicationCriteria>
