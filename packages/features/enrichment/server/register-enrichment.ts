import type { PublishedReleases } from '@rosette/database/published-releases.ts'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { type EnrichmentRoutesOptions, enrichmentRoutes } from './enrichment-routes.ts'
import { listsRoutes } from './lists/lists-routes.ts'
import { type TermSetCache, termSetCache } from './sets/term-set-cache.ts'
import { termRoutes } from './terms/term-routes.ts'

type EnrichmentDependencies = Omit<EnrichmentRoutesOptions, 'termSets'> & { releases: PublishedReleases }

/** What the genes of a list have in common, and the terms that say it. */
export const registerEnrichment: FastifyPluginAsync<EnrichmentDependencies> = async (app, dependencies) => {
  const termSets = termSetCache(dependencies.db)
  readTermSets(app, termSets, dependencies.releases)
  await app.register(enrichmentRoutes, { ...dependencies, termSets })
  await app.register(termRoutes, { ...dependencies, termSets })
  await app.register(listsRoutes, { ...dependencies, termSets })
}

/** The first enrichment of a release need not wait for what is read once. If reading fails, the first request tries again. */
function readTermSets(app: FastifyInstance, termSets: TermSetCache, releases: PublishedReleases): void {
  const read = (releaseId: string | null) => {
    if (releaseId === null) return
    const began = performance.now()
    termSets.warm(releaseId).then(
      () => app.log.info({ releaseId, ms: Math.round(performance.now() - began) }, 'term sets are read'),
      (error: unknown) => app.log.warn({ err: error, releaseId }, 'term sets could not be read'),
    )
  }
  app.addHook('onListen', async () => {
    releases.onChange(read)
    read(releases.current())
  })
}
