import { Problem } from '@rosette/contract-kit/problem.ts'
import type { FastifyInstance } from 'fastify'

/**
 * Reads JSON bodies as Fastify does, without `__proto__` and `constructor`, and refuses what later steps could not handle. Neither
 * V8's parser nor this check recurses, so that no depth of nesting exhausts the stack.
 */
export function addJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) =>
    parse(request, text, (error, body) => {
      const problem = error ? null : errorOf(body)
      if (problem === null) done(error, body)
      else done(new Problem('invalid_request', problem))
    }),
  )
}

/** Far more than any call needs; what compares, copies or stores a body may recurse. */
const maxDepth = 64

/** What is wrong with a body, level by level; null if nothing is. */
function errorOf(body: unknown): string | null {
  let level: object[] = [[body]]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) return `The body is nested deeper than ${maxDepth} levels.`
    const below: object[] = []
    for (const value of level)
      for (const part of partsOf(value)) {
        if (typeof part === 'string' && !part.isWellFormed()) return loneSurrogate
        if (typeof part === 'object' && part !== null) below.push(part)
      }
    level = below
  }
  return null
}

function partsOf(value: object): unknown[] {
  return Array.isArray(value) ? value : [...Object.keys(value), ...Object.values(value)]
}

// Half of a character: an escape such as \ud800 can write it, but neither UTF-8 nor PostgreSQL can hold it.
const loneSurrogate = 'The body contains an invalid character: half of a surrogate pair.'
