import type { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toProblem } from './to-problem.ts'

/** Every failure leaves by this door: one format, one log line, no inner message. */
export function addProblemHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, logProblem(request, error)))
}

/** What a failure is to the caller; what it is to us goes to the log. */
export function logProblem(request: FastifyRequest, error: unknown): Problem {
  const problem = toProblem(error)
  const level = problem.status >= 500 ? 'error' : 'debug'
  request.log[level]({ err: error, code: problem.code }, 'problem')
  return problem
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const { redirectUri, issues, retryAfter } = problem.details
  const body: ApiProblem = {
    code: problem.code,
    message: problem.code === 'internal' ? 'Something went wrong on our side. It has been noted.' : problem.message,
    requestId: request.id,
    ...(redirectUri !== undefined && { redirectUri }),
    ...(issues !== undefined && { issues }),
  }
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply
    .code(problem.status)
    .removeHeader('etag')
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}
