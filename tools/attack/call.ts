import { once } from 'node:events'
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

export type Reply = { status: number; headers: IncomingHttpHeaders; text: string; ms: number }

export type CallOptions = {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT'
  body?: unknown
  /** An address of the loopback network, 127.0.0.0/8: to the site each of them is another network. */
  from?: string
  cookies?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
}

const agent = new Agent({ keepAlive: true })

/** One call of a visitor, with its answer read to the end. */
export async function call(url: string, options: CallOptions = {}): Promise<Reply> {
  const start = performance.now()
  const answer = await begin(url, options)
  const { statusCode: status = 0, headers } = answer
  return { status, headers, text: await text(answer), ms: performance.now() - start }
}

/** The beginning of an answer, of which nothing is read. */
export async function begin(
  url: string,
  { method = 'GET', body, from = '127.0.0.1', cookies = {}, headers = {} }: CallOptions,
): Promise<IncomingMessage> {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
  const sent = request(url, {
    agent,
    method,
    localAddress: from,
    headers: {
      ...headers,
      ...(cookie.length > 0 && { cookie: cookie.join('; ') }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
  })
  sent.end(body === undefined ? undefined : JSON.stringify(body))
  const [answer] = await once(sent, 'response')
  return answer
}

/** The cookies that an answer sets. */
export function cookiesOf({ headers }: Reply): Record<string, string> {
  const pairs = (headers['set-cookie'] ?? []).map((line) => /^([^=]+)=([^;]*)/.exec(line) ?? [])
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]))
}

/** Calls one after the other until one is refused with 429: how many were answered before, and the refusal; null if none was. */
export async function untilRefused(
  most: number,
  make: (index: number) => Promise<Reply>,
): Promise<{ answered: number; others: number; refusal: Reply | null }> {
  let [answered, others] = [0, 0]
  for (let index = 0; index < most; index++) {
    const reply = await make(index)
    if (reply.status === 429) return { answered, others, refusal: reply }
    if (reply.status < 300) answered++
    else others++
  }
  return { answered, others, refusal: null }
}
