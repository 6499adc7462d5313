import { ReleaseFacts } from '@rosette/contract-kit/kind/release-facts.ts'
import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { accessOf } from '@rosette/features/access/contract/access.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { releaseOf } from './plugins/release.ts'

/** Answers about the service itself. */
export function addServiceRoutes(app: FastifyInstance, { db }: { db: Database }): void {
  const releaseSchema = {
    operationId: 'loadRelease',
    summary: 'The data release that is served',
    tags: ['Service'],
    response: { 200: ReleaseFacts, 503: ApiProblem },
  }
  app.get('/api/release', { schema: releaseSchema, config: accessOf('everyone', { takesTokens: true }) }, async (request, reply) => {
    const facts = await loadReleaseFacts(db, releaseOf(request))
    return reply.header('cache-control', 'public, no-cache').send(facts)
  })

  // API-040: the specification lists the call without its purpose; it answers with an empty body.
  const aliveSchema = {
    operationId: 'testJava',
    summary: 'Answers with an empty body',
    tags: ['Service'],
    response: { 200: { description: 'Nothing', content: { 'text/plain': { schema: z.literal('') } } } },
  }
  app.get('/api/testJava', { schema: aliveSchema, config: accessOf('everyone', { takesTokens: true }) }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send(''),
  )
}

async function loadReleaseFacts(db: Database, releaseId: string): Promise<ReleaseFacts> {
  const [row, previous] = await Promise.all([
    db.community.selectFrom('release').select(['builtAt', 'counts', 'sources']).where('id', '=', releaseId).executeTakeFirstOrThrow(),
    findPreviousRelease(db, releaseId),
  ])
  return ReleaseFacts.parse({
    releaseId,
    builtAt: row.builtAt?.toISOString() ?? null,
    counts: row.counts,
    sources: row.sources,
    previous: previous ?? null,
  })
}

/** After a rollback the row names a later release, which nothing can be new against (HOME-016). */
function findPreviousRelease(db: Database, releaseId: string) {
  return db.community
    .selectFrom('publishedRelease')
    .innerJoin('release', 'release.id', 'publishedRelease.releaseId')
    .innerJoin('release as previous', 'previous.id', 'publishedRelease.previousReleaseId')
    .select(['previous.id as releaseId', 'previous.counts'])
    .where('publishedRelease.releaseId', '=', releaseId)
    .whereRef('previous.builtAt', '<', 'release.builtAt')
    .executeTakeFirst()
}
