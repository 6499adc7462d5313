import type { FirstCall, FirstViewModule } from '@rosette/features/site/contract/first-view.ts'
import type { FirstView, PageData } from '@rosette/features/site/contract/page-data.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A page that can not be rendered in this time is sent without a first view: the browser draws it. */
const patienceMs = 1500

export type RenderedView = { html: string; firstView: FirstView; chunks: string[] }

export type DrawFirstView = (request: FastifyRequest, data: Omit<PageData, 'firstView'>, nonce: string) => Promise<RenderedView | null>

type FirstViewDependencies = { app: Pick<FastifyInstance, 'inject'>; module: FirstViewModule; publicUrl: string }

/** Draws the first view of a page. Whatever goes wrong, the page itself is not affected. */
export function firstViewDrawer(dependencies: FirstViewDependencies): DrawFirstView {
  return async (request, data, nonce) => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`The first view took longer than ${patienceMs} ms`)), patienceMs)
    })
    try {
      return await Promise.race([draw(dependencies, request, data, nonce), late])
    } catch (error) {
      request.log.warn({ err: error }, 'the page is sent without a first view')
      return null
    } finally {
      clearTimeout(timer)
    }
  }
}

async function draw(
  { app, module, publicUrl }: FirstViewDependencies,
  request: FastifyRequest,
  data: Omit<PageData, 'firstView'>,
  nonce: string,
): Promise<RenderedView | null> {
  const reads = await module.firstReadsOf(request.url)
  if (reads === null) return null
  const { calls, chunks } = reads
  const answers = await Promise.all(calls.map((call) => ask(app, request, publicUrl, call)))
  if (answers.some((answer) => answer === null)) return null
  const firstView: FirstView = {
    isPhone: isPhone(request),
    answers: calls.map(({ key }, at) => ({ key: [...key], answer: answers[at] })),
  }
  const html = await module.renderFirstView({ href: request.url, data: { ...data, firstView }, nonce })
  return { html, firstView, chunks }
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
