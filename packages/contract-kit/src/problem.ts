import { z } from 'zod'
import { type ProblemCode, problemCodes, problemStatus } from './problem-codes.ts'
import type { RefusalReason } from './refusals.ts'

/** The one shape of every answer that is not a success. */
export const ApiProblem = z
  .object({
    code: z.enum(problemCodes),
    message: z.string(),
    /** The message under the name that the documents have for it (API-052, API-056); every answer of ours has both. */
    error: z.string().optional(),
    requestId: z.string(),
    redirectUri: z.string().optional(),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'ApiProblem' })
export type ApiProblem = z.infer<typeof ApiProblem>

export type ProblemDetails = Pick<ApiProblem, 'redirectUri' | 'issues'> & {
  cause?: unknown
  /** Seconds after which asking again makes sense; becomes the Retry-After header. */
  retryAfter?: number
  /** Which limit was reached. For metrics only: it is never sent. */
  refusal?: RefusalReason
  /** Community ID of the account that someone tried to use. For the log only: it is never sent. */
  account?: number
}

/** Thrown by server code: a code for machines, a sentence for people. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly details: ProblemDetails

  constructor(code: ProblemCode, message: string, details: ProblemDetails = {}) {
    super(message, { cause: details.cause })
    this.code = code
    this.details = details
  }

  get status(): number {
    return problemStatus[this.code]
  }
}
