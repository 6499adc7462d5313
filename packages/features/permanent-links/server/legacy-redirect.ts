import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { externalAddress } from '../../site/contract/external-links.ts'
import type { SiteConfig } from '../../site/contract/site-config.ts'
import { findLegacyTarget, type LegacyTarget } from './legacy-rules.ts'

type LegacyDependencies = {
  site: Pick<SiteConfig, 'externalLinks'>
  settings: Pick<Settings, 'olderSiteUrl'>
  /** The page of an address whose content is gone for good. */
  sendGone(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}

/** Answers addresses of the older site (LEGACY-024); null if the address is not one of them. */
export async function answerLegacy(
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: LegacyDependencies,
): Promise<FastifyReply | null> {
  const target = findLegacyTarget(request.url)
  if (target === null) return null
  if ('gone' in target) return dependencies.sendGone(request, reply)
  // Old links never change their meaning, but an operator may move the pages outside.
  return reply.header('cache-control', 'public, max-age=86400').redirect(addressOf(target, dependencies), 301)
}

function addressOf(target: Exclude<LegacyTarget, { gone: true }>, { site, settings: { olderSiteUrl } }: LegacyDependencies): string {
  if ('path' in target) return target.path
  if ('external' in target) return externalAddress(target.external, site.externalLinks)
  if (olderSiteUrl === null) return externalAddress('documentation', site.externalLinks)
  // Appended as text: as an address of its own, `//other.example` would lead to another site.
  return olderSiteUrl.replace(/\/$/, '') + target.older
}
