import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { SubmissionSummary } from '../contract/paper-submission.ts'

/** Papers that the member annotates or has annotated. */
export const ownPapersQuery = queryOptions({
  queryKey: ['own-papers'],
  queryFn: ({ signal }) => fetchJson(z.array(SubmissionSummary), { path: 'paper-annotations/my-papers', signal }),
})
