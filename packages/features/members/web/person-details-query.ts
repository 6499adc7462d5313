import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { PersonDetails } from '../contract/person-details.ts'

// PROFILE-020: a message means that there is no data.
const Answer = z.union([PersonDetails, z.object({ message: z.string() })])

/** The person's own details. A failed call is logged and counts as no data (PROFILE-019). */
export function personDetailsQuery(communityId: number) {
  return queryOptions({
    queryKey: ['person-details', communityId],
    queryFn: async ({ signal }): Promise<PersonDetails | null> => {
      try {
        const answer = await fetchJson(Answer, { path: 'user/person-details', query: { communityId: String(communityId) }, signal })
        return 'message' in answer ? null : answer
      } catch (error) {
        if (!signal.aborted) console.error(error)
        return null
      }
    },
  })
}
