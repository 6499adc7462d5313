import { CommunityHit } from '@rosette/contract-kit/cards/community-hit.ts'
import { defineColumns, defineFacets, defineSearchCard } from '@rosette/contract-kit/cards/define-search-card.ts'
import { SearchInput, TextMethodWord } from '@rosette/contract-kit/search/criteria-parts.ts'
import { jobTitles, organizationTypes } from '@rosette/contract-kit/vocabulary/community-types.ts'
import { stateCodes } from '@rosette/contract-kit/vocabulary/state-names.ts'
import { z } from 'zod'
import { personSearchEntry } from './person-search-entry.ts'

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

/** RESULTS-057: people and organizations are in one list. */
export const personColumns = defineColumns<CommunityHit>([
  { id: 'name', label: 'Name', text: (hit) => hit.name, isSortable: true },
  { id: 'type', label: 'Type', text: (hit) => hit.type, isSortable: true },
  { id: 'position', label: 'Job title or organization type', text: (hit) => hit.job_title ?? hit.org_type ?? '', isSortable: true },
  { id: 'affiliated_orgs', label: 'Affiliations', text: (hit) => hit.affiliated_orgs.join('; '), isSortable: true },
  { id: 'state', label: 'State', text: (hit) => hit.state ?? '', isSortable: true },
  { id: 'country', label: 'Country', text: (hit) => hit.country ?? '', isSortable: true },
])

export const personFacets = defineFacets({
  type: { label: 'Type' },
  country: { label: 'Country' },
})

/** Finds people and organizations together. */
export const personSearchCard = defineSearchCard({
  category: personSearchEntry.category,
  call: 'community',
  singular: 'person or lab',
  plural: personSearchEntry.plural,
  file: { word: 'community', isOffered: false },
  form: { category: personSearchEntry.category, isOffered: true },
  description: 'Search form of Rosette for people and organizations by name, place or interest.',
  optionLists: { country: 'country' },
  hit: CommunityHit,
  columns: personColumns,
  criteria: PersonCriteria,
  facets: personFacets,
  genome: null,
})
