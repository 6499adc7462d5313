import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { queryOptions } from '@tanstack/react-query'
import { InstitutionAnswer } from '../contract/institution-answer.ts'

export type Institution = { name: string; status: string }

/** The institution depends on who asks, so each visitor's answer is kept apart. A call that fails counts as none (SUBS-004). */
export function institutionQuery(userIdentifier: string | null) {
  return queryOptions({
    queryKey: ['subscription', 'institution', userIdentifier],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Institution | null> => {
      const answer = await fetchJson(InstitutionAnswer, { path: 'subscription/institution', signal }).catch(() => null)
      return answer && 'name' in answer ? answer : null
    },
  })
}
