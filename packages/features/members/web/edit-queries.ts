import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { recordQuery } from '@rosette/api-client/record-query.ts'
import { organizationKind } from '@rosette/kinds/organization/contract/organization-kind.ts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { PendingAffiliation, PossibleManager } from '../contract/affiliations.ts'
import { PersonDetails } from '../contract/person-details.ts'

/** A form starts from what is stored now: nothing is cached, and nothing is refetched while somebody types. */
const fresh = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false } as const

export function personToEditQuery(communityId: number) {
  return queryOptions({
    queryKey: ['person-to-edit', communityId],
    queryFn: ({ signal }) => fetchJson(PersonDetails, { path: 'user/person-details', query: { communityId: String(communityId) }, signal }),
    ...fresh,
  })
}

/** The record of an organization, separate from what its page caches. */
export function organizationQuery(communityId: number) {
  const { queryFn } = recordQuery(organizationKind, { key: String(communityId) })
  return queryOptions({ queryKey: ['organization-details', communityId], queryFn, ...fresh })
}

export function pendingAffiliationsQuery(communityId: number) {
  return queryOptions({
    queryKey: ['pending-affiliations', communityId],
    queryFn: ({ signal }) =>
      fetchJson(z.array(PendingAffiliation), {
        path: 'organization/pending-affiliations',
        query: { communityId: String(communityId) },
        signal,
      }),
    ...fresh,
  })
}

/** People of an organization who have an account, its managers first. */
export function possibleManagersQuery(communityId: number) {
  return queryOptions({
    queryKey: ['possible-managers', communityId],
    queryFn: ({ signal }) =>
      fetchJson(z.array(PossibleManager), { path: 'organization/managers', query: { communityId: String(communityId) }, signal }),
    ...fresh,
  })
}
