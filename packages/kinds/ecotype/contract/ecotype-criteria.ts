import { OpenChoices } from '@rosette/contract-kit/search/form-choices.ts'
import { SearchInput, searchTermRows, TextMethodWord } from '@rosette/contract-kit/search/search-term-row.ts'
import { z } from 'zod'

/** What a search term of the ecotype form is compared with (FECO-003). */
export const ecotypeSearchTypes = ['abbrev_name', 'full_name', 'description'] as const

/** FECO-004: collection site and habitat. */
export const EcotypeFeatures = z.strictObject({
  country: OpenChoices.optional(),
  location_method: TextMethodWord.optional(),
  location_input: SearchInput.optional(),
  habitat_method: TextMethodWord.optional(),
  habitat_input: SearchInput.optional(),
})

/** Criteria of the ecotype form (document 3, section 3.1). */
export const EcotypeCriteria = z.object({
  searchTerms: searchTermRows(ecotypeSearchTypes).optional(),
  restrictByFeatures: EcotypeFeatures.optional(),
})
export type EcotypeCriteria = z.infer<typeof EcotypeCriteria>
