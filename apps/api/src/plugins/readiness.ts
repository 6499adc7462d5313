import type { Database } from '@rosette/database/open-database.ts'
import type { PublishedReleases } from '@rosette/database/published-releases.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { findSiteErrors, type SiteErrors } from '@rosette/release-kit/publish/find-site-errors.ts'
import type { Engine } from '@rosette/search-engine/engine/open-engine.ts'
import type { FastifyBaseLogger } from 'fastify'

export type ReadinessOptions = {
  db: Database
  engine: Engine
  releases: PublishedReleases
  indexPrefix: string
  sequenceDir: string
  logger: FastifyBaseLogger
}

/**
 * Checks what the site depends on, at most once a second however often it is called. Errors are logged once for each change; the public
 * learns only which part is down (OPER-003).
 */
export function watchReadiness(options: ReadinessOptions): () => Promise<SiteErrors> {
  let last: { at: number; errors: Promise<SiteErrors> } | undefined
  let reported = ''
  const { releases, logger, ...parts } = options
  return async () => {
    const now = performance.now()
    if (last === undefined || now - last.at >= 1000)
      last = { at: now, errors: findSiteErrors({ ...parts, kindServers, releaseId: releases.current() }) }
    const errors = await last.errors
    const wrong = JSON.stringify(errors)
    if (wrong !== reported && wrong !== '{}') logger.warn({ errors }, 'the site is not as it should be')
    if (wrong !== reported && wrong === '{}' && reported !== '') logger.info('the site is as it should be again')
    reported = wrong
    return errors
  }
}
