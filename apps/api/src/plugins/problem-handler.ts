import { type ApiProblem, Problem, type ProblemDetails } from '@rosette/contract-kit/problem.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'

/** Every failure is answered here: one format, one log line, no internal messages. */
export function addProblemHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, logProblem(request, error)))
}

/** The problem that the caller sees; the error itself goes to the log. */
export function logProblem(request: FastifyRequest, error: unknown): Problem {
  const problem = hasLeft(request, error) ? callerLeft : toProblem(error)
  const level = problem.status >= 500 ? 'error' : 'debug'
  request.log[level]({ err: error, code: problem.code }, 'problem')
  return problem
}

const callerLeft = new Problem('invalid_request', 'The caller left before the answer began.')

/** Fastify ends the stream of an answer whose caller has left, and reports a stream that ended before its first byte as an error. */
function hasLeft(request: FastifyRequest, error: unknown): boolean {
  return traitsOf(error).code === 'ERR_STREAM_PREMATURE_CLOSE' && request.raw.socket.destroyed
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const { redirectUri, issues, retryAfter } = problem.details
  const message = problem.code === 'internal' ? 'Something went wrong on our side. The error has been logged.' : problem.message
  const body: ApiProblem = {
    code: problem.code,
    message,
    error: message,
    requestId: request.id,
    ...(redirectUri !== undefined && { redirectUri }),
    ...(issues !== undefined && { issues }),
  }
  // RFC 6750, section 3: how a program learns that its token is the problem.
  if (problem.code === 'invalid_token') reply.header('www-authenticate', 'Bearer realm="Rosette", error="invalid_token"')
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply
    .code(problem.status)
    .removeHeader('etag')
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

/** Turns anything thrown into a problem; unknown errors become `internal`. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new Problem('invalid_request', 'The request is not valid.', { cause: error, issues: issuesOf(error) })
  }
  const { code, statusCode, message } = traitsOf(error)
  if (code === 'ECONNRESET' && message === 'aborted') {
    return new Problem('invalid_request', 'The request ended before its body was complete.', { cause: error })
  }
  if (isDatabaseGone(code, message)) {
    return new Problem('upstream_failed', 'The database is not available right now.', { cause: error, retryAfter: 5 })
  }
  if (code === statementTimedOut) return new Problem('overloaded', 'The database is too busy right now.', { cause: error, retryAfter: 5 })
  if (code !== null && isUnwritable(code))
    return new Problem('invalid_request', 'The text contains a character that cannot be stored.', { cause: error })
  // What Fastify itself refuses: a body that is not JSON, too large or of another type, or a malformed URL.
  if (statusCode !== null && statusCode >= 400 && statusCode < 500) return new Problem('invalid_request', message, { cause: error })
  return new Problem('internal', message, { cause: error })
}

type ValidationError = { validationContext?: string; validation: { instancePath: string; message?: string }[] }

function issuesOf({ validationContext, validation }: ValidationError): NonNullable<ProblemDetails['issues']> {
  return validation.map(({ instancePath, message }) => ({
    path: [validationContext, ...instancePath.split('/')].filter((part) => part).join('.'),
    message: message ?? 'is not valid',
  }))
}

function traitsOf(error: unknown): { code: string | null; statusCode: number | null; message: string } {
  if (!(error instanceof Error)) return { code: null, statusCode: null, message: String(error) }
  return {
    code: 'code' in error && typeof error.code === 'string' ? error.code : null,
    statusCode: 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : null,
    message: error.message,
  }
}

/** A text that PostgreSQL cannot store because it contains U+0000: 22021 character_not_in_repertoire, 22P05 untranslatable_character. */
function isUnwritable(code: string): boolean {
  return code === '22021' || code === '22P05'
}

// PostgreSQL, appendix A: 57014 query_canceled, class 08 connection exceptions, 57P01–57P03 shutdown, 53300 too many connections.
const statementTimedOut = '57014'

// pg gives no code to the errors of a connection that breaks, one that does not open, and a caller for whom none becomes free.
const connectionFailed = /^(Connection terminated (unexpectedly|due to connection timeout)|timeout exceeded when trying to connect)$/

function isDatabaseGone(code: string | null, message: string): boolean {
  if (code === null) return connectionFailed.test(message)
  return /^(08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/.test(code)
}
