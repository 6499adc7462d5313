import { Problem } from '@rosette/contract-kit/problem.ts'
import type { FastifyInstance } from 'fastify'

/**
 * Reads JSON bodies as Fastify does, `__proto__` and `constructor` refused, and refuses what later steps could not handle. The check
 * costs about as much as the parsing itself; reading JSON does not recurse, so no depth of nesting can exhaust the stack before it.
 */
export function addJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) =>
    parse(request, text, (error, body) => {
      const fault = error ? null : faultOf(body)
      if (fault === null) done(error, body)
      else done(new Problem('invalid_request', fault))
    }),
  )
}

/** Far more than any call needs; what compares, copies or stores a body may recurse. */
const maxDepth = 64

/** What is wrong with a body, level by level; null if nothing is. */
function faultOf(body: unknown): string | null {
  let level: unknown[] = [body]
  for (let depth = 0; level.length > 0; depth++) {
    const below: unknown[] = []
    for (const value of level) {
      if (typeof value === 'string' && !value.isWellFormed()) return loneSurrogate
      if (typeof value !== 'object' || value === null) continue
      if (depth === maxDepth) return `The body is nested deeper than ${maxDepth} levels.`
      if (Array.isArray(value)) for (const item of value) below.push(item)
      else for (const [name, part] of Object.entries(value)) below.push(name, part)
    }
    level = below
  }
  return null
}

// Half of a character: an escape such as \ud800 can write it, but neither UTF-8 nor PostgreSQL can hold it.
const loneSurrogate = 'The body contains a lone surrogate.'
