import { SearchInput, TextMethodWord } from '@rosette/contract-kit/search/search-term-row.ts'
import { jobTitles } from '@rosette/contract-kit/vocabulary/job-titles.ts'
import { organizationTypes } from '@rosette/contract-kit/vocabulary/organization-types.ts'
import { stateCodes } from '@rosette/contract-kit/vocabulary/state-names.ts'
import { z } from 'zod'

/** A text with its method. A row without a text is ignored (FCOMM-007). */
const TextRow = z.strictObject({ search_method: TextMethodWord.optional(), search_input: SearchInput.optional() })
export type TextRow = z.output<typeof TextRow>

/** Exact match only, so that nobody can guess addresses bit by bit. */
const EmailRow = z.strictObject({ search_method: z.enum(['exactly', 'exact']).optional(), search_input: SearchInput.optional() })

/** What to search for (FCOMM-003); `any` means both and is dropped before parsing. */
export const communitySearchTypes = ['person', 'organization'] as const

/** Criteria of the form for people and labs (document 3, section 3.1). */
export const PersonCriteria = z.object({
  search_for: z.enum(communitySearchTypes).optional(),
  search_org_type: z.enum(organizationTypes).optional(),
  search_job_title: z.enum(jobTitles).optional(),
  /** The last name of a person, or the name of an organization. */
  name: TextRow.optional(),
  first_name: TextRow.optional(),
  /** For visitors who are signed in. */
  email: EmailRow.optional(),
  city: TextRow.optional(),
  /** Of the USA or Canada. */
  state_code: z.enum(stateCodes).optional(),
  state_outside: TextRow.optional(),
  country: SearchInput.optional(),
  url: TextRow.optional(),
})
export type PersonCriteria = z.infer<typeof PersonCriteria>
