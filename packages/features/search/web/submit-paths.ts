import { type FormCategory, searchFormOf } from '@rosette/kinds/registry/search-entries.ts'
import type { Criteria } from '@rosette/ui-kit/form/criteria-of-draft.ts'
import { newSearchPath } from '../../results/web/query/new-search-path.ts'
import { formatResultsPath, newResultsQuery } from '../../results/web/query/results-query.ts'
import { storeParams } from '../../results/web/query/stored-params.ts'

export type SubmitPaths = { results: string; form: string } | { fault: string }

/** Where a filled form leads to, and the address under which it stands filled, for the way back. */
export function submitPaths(category: FormCategory, criteria: Criteria): SubmitPaths {
  const asked = searchFormOf(category).isStored ? storeParams(criteria) : { criteria }
  if ('fault' in asked) return asked
  const form = newSearchPath(category, asked)
  return { results: formatResultsPath(newResultsQuery(category, asked)), form }
}
