import { randomBytes } from 'node:crypto'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { FirstView } from '@rosette/features/site/contract/page-data.ts'
import type { SiteConfig } from '@rosette/features/site/contract/site-config.ts'
import type { InlineRecord, SendPage } from '@rosette/features/site/server/send-page.ts'
import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../app-dependencies.ts'
import { firstViewDrawer } from './first-view.ts'
import { pageDocument } from './page-document.ts'

type SenderDependencies = Pick<AppDependencies, 'site' | 'settings' | 'webAssets'> & { app: Pick<FastifyInstance, 'inject'> }

/** Sends documents, each with a fresh nonce in its policy and text. */
export function pageSender({ app, site, settings, webAssets }: SenderDependencies): SendPage {
  const { publicUrl } = settings
  const module = webAssets?.firstView ?? null
  const drawFirstView = module && firstViewDrawer({ app, module, publicUrl })
  return async (request, reply, facts, record) => {
    if (webAssets === null) throw new Problem('upstream_failed', 'The web app is not built. Run: npm run build')
    const nonce = newNonce()
    const release = request.lease?.releaseId ?? null
    // Other pages only say what is wrong, and the web app knows that too.
    const rendered =
      drawFirstView && facts.status === 200 ? await drawFirstView(request, { site, release, record: record ?? null }, nonce) : null
    const pageData = formatPageData({ site, release, record: record ?? null, firstView: rendered?.firstView ?? null })
    return (
      reply
        .code(facts.status)
        .header('content-security-policy', pagePolicy(nonce, webAssets.isDev, settings.blastServiceUrl, site.staticUrl))
        // The nonce is valid for one answer, and a proxy must not keep what not everyone may see.
        .header('cache-control', 'private, no-cache')
        .type('text/html; charset=utf-8')
        .send(
          pageDocument({
            facts: { ...facts, chunks: [...facts.chunks, ...(rendered?.chunks ?? [])] },
            pageData,
            nonce,
            assets: webAssets,
            publicUrl,
            release,
            firstView: rendered?.html ?? null,
          }),
        )
    )
  }
}

export function newNonce(): string {
  return randomBytes(16).toString('base64url')
}

/** What a page may load and run: our own files, and inline only what carries this answer's nonce. */
function pagePolicy(nonce: string, isDev: boolean, formTarget: string | null, staticUrl: string | undefined): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self' data:",
    // Static files may lie elsewhere. Vite's reload channel is a web socket.
    `connect-src 'self'${staticUrl === undefined ? '' : ` ${new URL(staticUrl).origin}`}${isDev ? ' ws: wss:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    // The BLAST form may post to another service.
    `form-action 'self'${formTarget === null ? '' : ` ${new URL(formTarget).origin}`}`,
    "frame-ancestors 'self'",
  ].join('; ')
}

type InlineData = { site: SiteConfig; release: string | null; record: InlineRecord | null; firstView: FirstView | null }

/** PageData as JSON text. The stored record is inserted verbatim: serialising it again would only cost time. */
function formatPageData({ record, ...rest }: InlineData): string {
  const { kind, lookup, json } = record ?? {}
  const recordText = record === null ? 'null' : `{"kind":${JSON.stringify(kind)},"lookup":${JSON.stringify(lookup)},"record":${json}}`
  return `{"record":${recordText},${JSON.stringify(rest).slice(1)}`
}
