import type { ProblemCode } from '@rosette/contract-kit/problem-codes.ts'

/** What is wrong with one part of a request. */
export type RequestIssue = { path: string; message: string }

export type FailedCall = {
  code: ProblemCode
  message: string
  /** What to quote to a curator; null if there was no response. */
  requestId?: string | null
  /** Null if there was no response. */
  status?: number | null
  issues?: RequestIssue[] | undefined
  /** Seconds to wait before trying again; null if the server does not say. */
  retryAfter?: number | null
  /** The message in the response; null if it has none, or there was no response. */
  said?: string | null
  cause?: unknown
}

/** What every failed call throws: the server's code and message, or ours if there was no readable response. */
export class ApiProblemError extends Error {
  override readonly name = 'ApiProblemError'
  readonly code: ProblemCode
  readonly requestId: string | null
  readonly status: number | null
  readonly issues: RequestIssue[]
  readonly retryAfter: number | null
  readonly said: string | null

  constructor({ code, message, requestId = null, status = null, issues = [], retryAfter = null, said = null, cause }: FailedCall) {
    super(message, { cause })
    this.code = code
    this.requestId = requestId
    this.status = status
    this.issues = issues
    this.retryAfter = retryAfter
    this.said = said
  }
}

/** The code of anything thrown, so that pages compare codes and never messages. */
export function problemCodeOf(error: unknown): ProblemCode {
  return error instanceof ApiProblemError ? error.code : 'internal'
}
