import { z } from 'zod'

/** Something that must not happen on a site that works: a line of its log at level 50 or above, or an answer with a status of 500 or above. */
export type SiteError = { requestId: string | null; traceId: string | null; text: string }

const Line = z.object({
  level: z.int(),
  msg: z.string().default(''),
  reqId: z.string().nullable().default(null),
  traceId: z.string().optional(),
  // Of a job, which carries on the trace of the request that it comes from.
  traceparent: z.string().nullish(),
  method: z.string().default(''),
  url: z.string().default(''),
  status: z.int().default(0),
  code: z.string().optional(),
  err: z.object({ message: z.string() }).optional(),
})

/** The error that a line of the log, once parsed, tells of. */
export function siteErrorOf(line: unknown): SiteError | null {
  const { data } = Line.safeParse(line)
  if (!data) return null
  const { level, msg, reqId: requestId, method, url, status, code, err } = data
  const traceId = data.traceId ?? data.traceparent?.split('-')[1] ?? null
  // The logger takes the message of an error for a line that has none.
  const parts = new Set([msg, code, err?.message].filter((part) => part))
  if (level >= 50) return { requestId, traceId, text: [...parts].join(': ') }
  return status >= 500 ? { requestId, traceId, text: `${status} ${method} ${url}` } : null
}

/** The errors in the text of a log; lines that are not JSON are not from the logger. */
export function siteErrorsIn(log: string): SiteError[] {
  return log.split('\n').flatMap((line) => (line.startsWith('{') ? (siteErrorOf(parseLine(line)) ?? []) : []))
}

/** Null for a line that is not complete. */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/** What is wrong, in words: errors that nobody expected, and expected ones that did not come. */
export function complaintsAbout(errors: readonly SiteError[], expected: readonly RegExp[]): string[] {
  return [...unexpectedAmong(errors, expected), ...missingAmong(errors, expected)]
}

/** The errors that no pattern matches. */
export function unexpectedAmong(errors: readonly SiteError[], expected: readonly RegExp[]): string[] {
  return textsOf(errors).flatMap((text) => (expected.some((pattern) => pattern.test(text)) ? [] : `the site reported an error: ${text}`))
}

/** The patterns that match no error. */
export function missingAmong(errors: readonly SiteError[], expected: readonly RegExp[]): string[] {
  const texts = textsOf(errors)
  return expected.flatMap((pattern) => (texts.some((text) => pattern.test(text)) ? [] : `the site reported no error like ${pattern}`))
}

/** The errors of a request are one: a pattern may match its status and address, or what was logged. */
function textsOf(errors: readonly SiteError[]): string[] {
  const byRequest = Map.groupBy(errors, (error) => error.requestId ?? error)
  return [...byRequest.values()].map((group) => group.map(({ text }) => text).join('; '))
}

/** Fails a test with its complaints, one per line. */
export function failWith(complaints: readonly string[]): void {
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
}
