import type { Lookup } from '@rosette/contract-kit/define-kind.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { SiteConfig } from '@rosette/features/site/contract/site-config.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppNeeds } from '../app-needs.ts'
import { findReleaseOf } from '../plugins/release.ts'
import { newNonce, pagePolicy } from '../plugins/security-headers.ts'
import { type PageFacts, pageDocument } from './page-document.ts'

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

/** The record of a page, with the text the release build stored. */
type InlineRecord = { kind: string; lookup: Lookup; json: string }

/** PageData as JSON text. The stored record is put in as it is: parsing and writing it again would cost time and change nothing. */
function formatPageData(site: SiteConfig, release: string | null, record: InlineRecord | null): string {
  const { kind, lookup, json } = record ?? {}
  const recordText = record === null ? 'null' : `{"kind":${JSON.stringify(kind)},"lookup":${JSON.stringify(lookup)},"record":${json}}`
  return `{"site":${JSON.stringify(site)},"release":${JSON.stringify(release)},"record":${recordText}}`
}
