import { ReleaseCoverage } from '@rosette/contract-kit/kind/release-coverage.ts'
import { ReleaseFacts } from '@rosette/contract-kit/kind/release-facts.ts'
import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { accessOf } from '../../access/contract/access.ts'
import type { ApiDependencies } from '../../access/server/api-dependencies.ts'
import { releaseCoverages } from './load-release-coverage.ts'

type ReleaseDependencies = Pick<ApiDependencies, 'db' | 'releaseOf' | 'releases'>

/** Answers about the service itself: which release it reads, and that it is there. */
export function addReleaseRoutes(app: FastifyInstance, { db, releaseOf, releases }: ReleaseDependencies): void {
  const releaseSchema = {
    operationId: 'loadRelease',
    summary: 'The data release that answers, and those that calls can ask for',
    tags: ['Service'],
    response: { 200: ReleaseFacts, 503: ApiProblem },
  }
  app.get(
    '/release',
    { schema: releaseSchema, config: accessOf('everyone', { cost: 'light', takesTokens: true }) },
    async (request, reply) => {
      const facts = await loadReleaseFacts(db, releaseOf(request), releases.held())
      return reply.header('cache-control', 'public, no-cache').send(facts)
    },
  )

  const coverageOf = releaseCoverages(db)
  const coverageSchema = {
    operationId: 'loadReleaseCoverage',
    summary: 'What the served release covers of the genome, its sequences, annotations and publications',
    tags: ['Service'],
    response: { 200: ReleaseCoverage, 503: ApiProblem },
  }
  app.get(
    '/release/coverage',
    { schema: coverageSchema, config: accessOf('everyone', { cost: 'light', takesTokens: true }) },
    async (request, reply) => reply.header('cache-control', 'public, no-cache').send(await coverageOf(releaseOf(request))),
  )

  // API-040: the specification lists the call without its purpose; it answers with an empty body.
  const aliveSchema = {
    operationId: 'testJava',
    summary: 'Answers with an empty body',
    tags: ['Service'],
    response: { 200: { description: 'Nothing', content: { 'text/plain': { schema: z.literal('') } } } },
  }
  app.get('/testJava', { schema: aliveSchema, config: accessOf('everyone', { cost: 'light', takesTokens: true }) }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send(''),
  )
}

async function loadReleaseFacts(db: Database, releaseId: string, held: readonly string[]): Promise<ReleaseFacts> {
  const [row, previous] = await Promise.all([
    db.community
      .selectFrom('release')
      .select(['builtAt', 'doi', 'counts', 'sources', 'chromosomes'])
      .where('id', '=', releaseId)
      .executeTakeFirstOrThrow(),
    findPreviousRelease(db, releaseId),
  ])
  return ReleaseFacts.parse({
    releaseId,
    builtAt: row.builtAt?.toISOString() ?? null,
    doi: row.doi,
    counts: row.counts,
    sources: row.sources,
    chromosomes: row.chromosomes,
    held,
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
