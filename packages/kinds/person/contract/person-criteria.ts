import { SearchInput, TextMethodWord } from '@rosette/contract-kit/search/search-term-row.ts'
import { jobTitles } from '@rosette/contract-kit/vocabulary/job-titles.ts'
import { organizationTypes } from '@rosette/contract-kit/vocabulary/organization-types.ts'
import { stateCodes } from '@rosette/contract-kit/vocabulary/state-names.ts'
import { z } from 'zod'

/** A text with its method. A row with nothing but a method asks for nothing (FCOMM-007). */
const TextRow = z.strictObject({ search_method: TextMethodWord.optional(), search_input: SearchInput.optional() })
export type TextRow = z.output<typeof TextRow>

/** An address is asked for as a whole, so that nobody finds out addresses piece by piece. */
const EmailRow = z.strictObject({ search_method: z.enum(['exactly', 'exact']).optional(), search_input: SearchInput.optional() })

/** What is searched for (FCOMM-003); `any` is both, and left out before it is read. */
export const communitySearchTypes = ['person', 'organization'] as const

/** What the form for people and labs asks for (document 3, section 3.1). */
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
