import type { Visitor } from '@rosette/features/access/contract/access.ts'
import type { FastifyRequest } from 'fastify'

export type VisitorOf = (request: FastifyRequest) => Promise<Visitor>

/** Identifies the visitor at most once per request, and only if something depends on it. */
export function rememberVisitor(find: VisitorOf): VisitorOf {
  const visitors = new WeakMap<FastifyRequest, Promise<Visitor>>()
  return (request) => {
    const known = visitors.get(request)
    if (known) return known
    const visitor = find(request)
    visitors.set(request, visitor)
    return visitor
  }
}
