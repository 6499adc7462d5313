import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { SubmissionReview, SubmissionSummary } from '../contract/paper-submission.ts'

/** All submissions, for curators. */
export const queueQuery = queryOptions({
  queryKey: ['paper-queue'],
  queryFn: ({ signal }) => fetchJson(z.array(SubmissionSummary), { path: 'paper-annotations/submissions', signal }),
})

/** One of them, with what the records say today. */
export function reviewQuery(id: string) {
  return queryOptions({
    queryKey: ['paper-review', id],
    queryFn: ({ signal }) => fetchJson(SubmissionReview, { path: `paper-annotations/submissions/${id}/review`, signal }),
  })
}
