import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { queryOptions } from '@tanstack/react-query'
import { SubscriptionStatus, type UnitUsage, UsageAnswer } from '../contract/subscription-calls.ts'

export function statusQuery(userIdentifier: string) {
  return queryOptions({
    queryKey: ['subscription', 'status', userIdentifier],
    queryFn: ({ signal }): Promise<SubscriptionStatus | null> =>
      fetchJson(SubscriptionStatus, { path: 'subscription/status', query: { userIdentifier }, signal }).catch(() => null),
  })
}

/** Null where there are no units, which the server tells by a message, or the call failed (SUBS-019). */
export function usageQuery(partyId: number) {
  return queryOptions({
    queryKey: ['subscription', 'usage', partyId],
    queryFn: async ({ signal }): Promise<UnitUsage | null> => {
      const query = { party_id: String(partyId) }
      const answer = await fetchJson(UsageAnswer, { path: 'subscription/bucket/usage', query, signal }).catch(() => null)
      return answer && !('message' in answer) ? answer : null
    },
  })
}
