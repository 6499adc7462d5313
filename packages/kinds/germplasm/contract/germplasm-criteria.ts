import { choicesOf, OpenChoices } from '@rosette/contract-kit/search/form-choices.ts'
import { MapLocationCriteria } from '@rosette/contract-kit/search/map-location-criteria.ts'
import { SearchInput, TextMethodWord } from '@rosette/contract-kit/search/search-term-row.ts'
import { constructTypes, insertionTypes } from '@rosette/contract-kit/vocabulary/insertion-types.ts'
import { z } from 'zod'

/** Kinds of stock (FGERM-003). */
export const germplasmTypeChoices = ['individual_line', 'individual_pool', 'set_of_lines', 'set_of_pools'] as const

/** What a search term of the germplasm form is compared with (FGERM-005). */
export const germplasmSearchTypes = ['gene_name', 'name', 'phenotypes'] as const

export const zygosities = ['homozygous', 'heterozygous', 'hemizygous'] as const

export const ploidyChoices = ['2n', 'not_2n'] as const

const maxRows = 10

/** One row of the form. The first row usually carries the species, but any row may. */
const GermplasmTermRow = z.strictObject({
  species_search_by: OpenChoices.optional(),
  search_type: z.enum(germplasmSearchTypes).optional(),
  search_method: TextMethodWord.optional(),
  search_input: SearchInput.optional(),
})

/** A single row or a list of rows (DATA-035). */
export const GermplasmTerms = z
  .union([GermplasmTermRow, z.array(GermplasmTermRow).max(maxRows)])
  .transform((rows) => (Array.isArray(rows) ? rows : [rows]))

/** FGERM-006: name and zygosity must match the same allele. */
export const AlleleRow = z.strictObject({
  method: TextMethodWord.optional(),
  input: SearchInput.optional(),
  zygosity: z.enum(zygosities).optional(),
})
export type AlleleRow = z.infer<typeof AlleleRow>

export const GermplasmFeatures = z.strictObject({
  isAbrcStock: z.boolean().optional(),
  hasPoly: z.boolean().optional(),
  isTransgenic: z.boolean().optional(),
  hasImages: z.boolean().optional(),
  cc_ploidy: z.enum(ploidyChoices).optional(),
  background_ecotype: OpenChoices.optional(),
  mutagen: OpenChoices.optional(),
  insertionTypes: choicesOf(insertionTypes).optional(),
  constructTypes: choicesOf(constructTypes).optional(),
})

/** Criteria of the germplasm form (document 3, section 3.1). */
export const GermplasmCriteria = z.object({
  searchType: z.strictObject({ type_search_by: z.enum(germplasmTypeChoices).optional() }).optional(),
  searchTerms: GermplasmTerms.optional(),
  searchAlleles: z.array(AlleleRow).max(maxRows).optional(),
  restrictByFeatures: GermplasmFeatures.optional(),
  mapLocation: MapLocationCriteria.optional(),
})
export type GermplasmCriteria = z.infer<typeof GermplasmCriteria>
