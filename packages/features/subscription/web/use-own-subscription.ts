import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AuthProfile } from '../../sessions/contract/auth-profile.ts'
import { complimentaryDay, formatDay, isBasicAccount } from '../contract/account-line.ts'
import { SubscriptionStatus, type UnitUsage, UsageAnswer } from '../contract/subscription-calls.ts'
import { useSubscription } from './use-subscription.ts'

export type OwnSubscription = {
  /** The fields below are valid only once all answers have arrived or failed. */
  isLoaded: boolean
  /** Of the institution; null if there is none. */
  status: string | null
  /** Its name, if it does not subscribe. */
  missingInstitution: string | null
  isSubscribed: boolean
  /** Last day of the person's own subscription. */
  subscribedUntil: string | null
  complimentaryUntil: string | null
  /** Only basic accounts have a tracker (SUBS-015). */
  isBasic: boolean
  usage: UnitUsage | null
  reloadUsage(): void
}

/** What members see of their subscription. A failed call counts as none (SUBS-004). */
export function useOwnSubscription({ userIdentifier, partyId }: Pick<AuthProfile, 'userIdentifier' | 'partyId'>): OwnSubscription {
  const queryClient = useQueryClient()
  const { institution, loaded } = useSubscription()
  const { data: own = null, isLoading } = useQuery({ ...statusQuery(userIdentifier ?? ''), enabled: userIdentifier !== null })
  const status = own?.status ?? institution?.status ?? null
  const isBasic = isBasicAccount(status)
  const tracker = usageQuery(partyId ?? 0)
  const { data: usage = null, isLoading: isCounting } = useQuery({ ...tracker, enabled: partyId !== null && isBasic })
  const isSubscribed = own?.subscribed === true
  return {
    isLoaded: loaded && !isLoading && !isCounting,
    status,
    missingInstitution: status === 'not subscribed' ? (own?.name ?? institution?.name ?? null) : null,
    isSubscribed,
    subscribedUntil: isSubscribed ? formatDay(own.expDate) : null,
    complimentaryUntil: isSubscribed ? complimentaryDay(own.free_expiry_date, usage?.expiry_date ?? null) : null,
    isBasic,
    usage: isBasic ? usage : null,
    reloadUsage: () => void queryClient.invalidateQueries({ queryKey: tracker.queryKey }),
  }
}

/** What the page of a member reads of it as soon as it is opened, so that the parts below do not move when it comes. */
export function ownSubscriptionQueries({ userIdentifier, partyId }: Pick<AuthProfile, 'userIdentifier' | 'partyId'>) {
  return [...(userIdentifier === null ? [] : [statusQuery(userIdentifier)]), ...(partyId === null ? [] : [usageQuery(partyId)])]
}

function statusQuery(userIdentifier: string) {
  return queryOptions({
    queryKey: ['subscription', 'status', userIdentifier],
    queryFn: ({ signal }): Promise<SubscriptionStatus | null> =>
      fetchJson(SubscriptionStatus, { path: 'subscription/status', query: { userIdentifier }, signal }).catch(() => null),
  })
}

/** Null if there are no units, which the server reports by a message, or if the call failed (SUBS-019). */
function usageQuery(partyId: number) {
  return queryOptions({
    queryKey: ['subscription', 'usage', partyId],
    queryFn: async ({ signal }): Promise<UnitUsage | null> => {
      const query = { party_id: String(partyId) }
      const answer = await fetchJson(UsageAnswer, { path: 'subscription/bucket/usage', query, signal }).catch(() => null)
      return answer && !('message' in answer) ? answer : null
    },
  })
}
