import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useAuth } from '../../sessions/web/auth-state.ts'

/** The visitor's institution, requested at start and again after login or logout (SUBS-003). */
export function useSubscription(): { institution: Institution | null; loaded: boolean } {
  const { profile } = useAuth()
  const { data, isSuccess } = useQuery(institutionQuery(profile.userIdentifier))
  return { institution: data ?? null, loaded: isSuccess }
}

type Institution = { name: string; status: string }

/** The institution depends on who asks, so each visitor's answer is cached separately. A failed call counts as none (SUBS-004). */
export function institutionQuery(userIdentifier: string | null) {
  return queryOptions({
    queryKey: ['subscription', 'institution', userIdentifier],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Institution | null> => {
      const answer = await fetchJson(institutionAnswer(), { path: 'subscription/institution', signal }).catch(() => null)
      return answer && 'name' in answer ? answer : null
    },
  })
}

const institutionAnswer = () => import('../contract/subscription-calls.ts').then(({ InstitutionAnswer }) => InstitutionAnswer)
