import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { text } from 'node:stream/consumers'

export type Answer = { status: number; headers: Readonly<Record<string, string | string[] | undefined>>; body: string }

/** One request on a connection of its own; over TLS with a certificate that only the caller trusts. */
export function request(url: string, { ca, timeoutMs = 15_000 }: { ca?: string; timeoutMs?: number } = {}): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const open = url.startsWith('https:') ? requestSecure : requestPlain
  const call = open(url, { ...(ca && { ca }), agent: false, signal: AbortSignal.timeout(timeoutMs) }, (response) => {
    text(response).then((body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }), reject)
  })
  call.on('error', reject)
  call.end()
  return promise
}
