import { Problem } from '@rosette/contract-kit/problem.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppNeeds } from './app-needs.ts'
import { formatPageData, type InlineRecord } from './format-page-data.ts'
import { type PageFacts, pageDocument } from './page-document.ts'
import { findReleaseOf } from './plugins/release.ts'
import { newNonce, pagePolicy } from './plugins/security-headers.ts'

export type SendPage = (request: FastifyRequest, reply: FastifyReply, facts: PageFacts, record?: InlineRecord) => FastifyReply

/** Sends documents: a fresh nonce in the policy and in the text of each. */
export function pageSender({ site, settings, webAssets }: Pick<AppNeeds, 'site' | 'settings' | 'webAssets'>): SendPage {
  return (request, reply, facts, record) => {
    if (webAssets === null) throw new Problem('upstream_failed', 'The web app is not built. Run: npm run build')
    const nonce = newNonce()
    const pageData = formatPageData(site, findReleaseOf(request), record ?? null)
    return (
      reply
        .code(facts.status)
        .header('content-security-policy', pagePolicy(nonce, webAssets.isDev))
        // The nonce is good for one answer, and what not everybody may see must not stay with a proxy.
        .header('cache-control', 'private, no-cache')
        .type('text/html; charset=utf-8')
        .send(pageDocument({ facts, pageData, nonce, assets: webAssets, publicUrl: settings.publicUrl }))
    )
  }
}
