import { randomBytes } from 'node:crypto'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { FirstCall, FirstViewModule } from '@rosette/features/site/contract/first-view.ts'
import type { FirstView, PageData } from '@rosette/features/site/contract/page-data.ts'
import type { SiteConfig } from '@rosette/features/site/contract/site-config.ts'
import { releaseParts } from '@rosette/features/site/server/release-parts.ts'
import type { InlineRecord, SendPage } from '@rosette/features/site/server/send-page.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppDependencies } from '../app-dependencies.ts'
import type { FirstViewOutcome } from '../plugins/metrics.ts'
import { pageDocument } from './page-document.ts'

type CountFirstView = { countFirstView(outcome: FirstViewOutcome): void }

type SenderDependencies = Pick<AppDependencies, 'db' | 'settings' | 'webAssets'> &
  CountFirstView & { site: SiteConfig; app: Pick<FastifyInstance, 'inject'> }

/** Sends documents, each with a fresh nonce in its policy and text. */
export function pageSender({ app, db, site: ofOperator, settings, webAssets, countFirstView }: SenderDependencies): SendPage {
  const { publicUrl } = settings
  const module = webAssets?.firstView ?? null
  const drawFirstView = module && firstViewDrawer({ app, module, publicUrl, countFirstView })
  const partsOf = releaseParts(db)
  return async (request, reply, facts, record) => {
    if (webAssets === null) throw new Problem('upstream_failed', 'The web app is not built. Run: npm run build')
    const nonce = newNonce()
    const release = request.lease?.releaseId ?? null
    const parts = await partsOf(release)
    const site = parts.length === 0 ? ofOperator : { ...ofOperator, releaseParts: [...parts] }
    // Other pages only say what is wrong, and the web app knows that too.
    const rendered =
      drawFirstView && facts.status === 200 ? await drawFirstView(request, { site, release, record: record ?? null }, nonce) : null
    const view = rendered?.view ?? null
    const pageData = formatPageData({ site, release, record: record ?? null, firstView: view?.firstView ?? null })
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
            firstView: view?.html ?? null,
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

/** A page that can not be rendered in this time is sent without a first view: the browser draws it. */
const patienceMs = 1500

type RenderedView = { html: string; firstView: FirstView }

/** A page without a view is drawn by the browser, which can still load its chunks at once. */
type RenderedPage = { view: RenderedView | null; chunks: readonly string[] }

type DrawFirstView = (request: FastifyRequest, data: Omit<PageData, 'firstView'>, nonce: string) => Promise<RenderedPage>

type FirstViewDependencies = CountFirstView & { app: Pick<FastifyInstance, 'inject'>; module: FirstViewModule; publicUrl: string }

class TooLate extends Error {
  override readonly name = 'TooLate'
}

/** Draws the first view of a page. Whatever goes wrong, the page itself is not affected. */
function firstViewDrawer(dependencies: FirstViewDependencies): DrawFirstView {
  return async (request, data, nonce) => {
    let chunks: readonly string[] = []
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new TooLate(`The first view took longer than ${patienceMs} ms`)), patienceMs)
    })
    try {
      const reads = await Promise.race([dependencies.module.firstReadsOf(request.url), late])
      chunks = reads?.chunks ?? []
      const view = reads?.calls ? await Promise.race([draw(dependencies, request, { data, calls: reads.calls, nonce }), late]) : null
      dependencies.countFirstView(view === null ? 'left_to_browser' : 'rendered')
      return { view, chunks }
    } catch (error) {
      dependencies.countFirstView(error instanceof TooLate ? 'timeout' : 'failed')
      request.log.warn({ err: error }, 'the page is sent without a first view')
      return { view: null, chunks }
    } finally {
      clearTimeout(timer)
    }
  }
}

async function draw(
  { app, module, publicUrl }: FirstViewDependencies,
  request: FastifyRequest,
  { data, calls, nonce }: { data: Omit<PageData, 'firstView'>; calls: readonly FirstCall[]; nonce: string },
): Promise<RenderedView | null> {
  const answers = await Promise.all(calls.map((call) => ask(app, request, publicUrl, call)))
  if (answers.some((answer) => answer === null)) return null
  const firstView: FirstView = {
    isPhone: isPhone(request),
    answers: calls.map(({ key }, at) => ({ key: [...key], answer: answers[at] })),
  }
  const html = await module.renderFirstView({ href: request.url, data: { ...data, firstView }, nonce })
  return { html, firstView }
}

/** Makes a call for the visitor through the API's own route: the same rights, limits and checks as if the browser had made it. */
async function ask(app: FirstViewDependencies['app'], { headers, ip }: FastifyRequest, publicUrl: string, { path, body }: FirstCall) {
  const { cookie, 'user-agent': agent } = headers
  const answer = await app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: `/api/${path}`,
    remoteAddress: ip,
    headers: {
      accept: 'application/json',
      origin: new URL(publicUrl).origin,
      ...(cookie && { cookie }),
      ...(agent && { 'user-agent': agent }),
    },
    ...(body !== undefined && { payload: Object(body) }),
  })
  return answer.statusCode === 200 ? answer.json() : null
}

/** As far as its headers tell. */
function isPhone({ headers }: FastifyRequest): boolean {
  return headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(headers['user-agent'] ?? '')
}
