import { randomBytes } from 'node:crypto'
import type { Lookup } from '@rosette/contract-kit/kind/define-kind.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { SiteConfig } from '@rosette/features/site/contract/site-config.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppNeeds } from '../app-needs.ts'
import { findReleaseOf } from '../plugins/release.ts'
import { type PageFacts, pageDocument } from './page-document.ts'

export type SendPage = (request: FastifyRequest, reply: FastifyReply, facts: PageFacts, record?: InlineRecord) => FastifyReply

/** Sends documents, each with a fresh nonce in its policy and text. */
export function pageSender({ site, settings, webAssets }: Pick<AppNeeds, 'site' | 'settings' | 'webAssets'>): SendPage {
  return (request, reply, facts, record) => {
    if (webAssets === null) throw new Problem('upstream_failed', 'The web app is not built. Run: npm run build')
    const nonce = newNonce()
    const pageData = formatPageData(site, findReleaseOf(request), record ?? null)
    return (
      reply
        .code(facts.status)
        .header('content-security-policy', pagePolicy(nonce, webAssets.isDev))
        // The nonce is valid for one answer, and a proxy must not keep what not everyone may see.
        .header('cache-control', 'private, no-cache')
        .type('text/html; charset=utf-8')
        .send(pageDocument({ facts, pageData, nonce, assets: webAssets, publicUrl: settings.publicUrl }))
    )
  }
}

function newNonce(): string {
  return randomBytes(16).toString('base64url')
}

/** What a page may load and run: our own files, and inline only what carries this answer's nonce. */
function pagePolicy(nonce: string, isDev: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self' data:",
    // Vite's reload channel is a web socket.
    `connect-src 'self'${isDev ? ' ws: wss:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** The record of a page, with the text that the release build stored. */
type InlineRecord = { kind: string; lookup: Lookup; json: string }

/** PageData as JSON text. The stored record is inserted verbatim: parsing and serialising it again would only cost time. */
function formatPageData(site: SiteConfig, release: string | null, record: InlineRecord | null): string {
  const { kind, lookup, json } = record ?? {}
  const recordText = record === null ? 'null' : `{"kind":${JSON.stringify(kind)},"lookup":${JSON.stringify(lookup)},"record":${json}}`
  return `{"site":${JSON.stringify(site)},"release":${JSON.stringify(release)},"record":${recordText}}`
}
