import { formatOrganizationType } from '@rosette/contract-kit/vocabulary/community-types.ts'
import { stateNames } from '@rosette/contract-kit/vocabulary/state-names.ts'
import { anyOf, type Clause, defineClauses, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { textClause } from '@rosette/search-engine/query/text-clause.ts'
import { PersonCriteria, type TextRow } from '../contract/person-search-card.ts'

/** People and organizations share an index, and a form. */
export const personSearch = defineClauses(PersonCriteria, {
  search_for: (type) => valueClause('type', type),
  search_org_type: (type) =>
    type === 'unknown' ? unknownClause('organization', 'org_type') : valueClause('org_type', [type, formatOrganizationType(type)]),
  search_job_title: (title) => (title === 'Unknown' ? unknownClause('person', 'job_title') : valueClause('job_title', title)),
  name: rowClause('last_name', 'org_name'),
  first_name: rowClause('first_name'),
  email: async ({ search_input }, _criteria, { keyOfEmail }) => {
    if (search_input === undefined) return null
    const key = await keyOfEmail(search_input)
    return key === null ? { match_none: {} } : valueClause('communityId', key)
  },
  city: rowClause('city'),
  state_code: (code) => valueClause('state', [code, stateNames[code]]),
  state_outside: rowClause('state'),
  country: (country) => valueClause('country', country),
  url: rowClause('urls'),
})

/** The text may be in any of the fields. */
function rowClause(...fields: readonly string[]): Clause<TextRow, PersonCriteria> {
  return ({ search_method = 'contains', search_input }, _criteria, { index }) =>
    search_input === undefined ? null : anyOf(fields.map((field) => textClause(index, field, search_method, search_input)))
}

/** An unknown value is either absent or the word "unknown". */
function unknownClause(type: 'person' | 'organization', field: string): object {
  const isLeftOut = { bool: { filter: [valueClause('type', type)], must_not: [{ exists: { field } }] } }
  return anyOf([valueClause(field, 'unknown'), isLeftOut])
}
