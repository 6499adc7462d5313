import { withQuery } from '@rosette/contract-kit/site-paths/with-query.ts'

export type Call = {
  /** Below `/api/`, or below `base`, without a leading slash. */
  path: string
  /** Address of a static storage, without a closing slash. */
  base?: string | undefined
  query?: Readonly<Record<string, string | undefined>>
  /** Sent as JSON. */
  body?: unknown
  /** If it is neither POST with a body nor GET without one. */
  method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The version that a change is meant for: somebody else may have changed it meanwhile. */
  ifMatch?: number
  /** The same key for every attempt of one call, so that it has one effect. */
  idempotencyKey?: string
  /** How the caller would like to be answered (RFC 7240): `respond-async` takes a run if the answer is not there in time. */
  prefer?: string
  /** If it answers plain text instead of JSON. */
  isText?: boolean
  /** Nobody is waiting for the answer: one that asks for a login leads nowhere (SESSION-008). */
  isBackground?: boolean
  signal?: AbortSignal
  timeoutMs?: number
}

/** What a call sends, no matter who sends it: the page, or a script that a visitor makes from it. */
export type ApiRequest = {
  /** From the root of the site. */
  address: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers: Readonly<Record<string, string>>
  body?: string
}

export function requestOf(call: Call): ApiRequest {
  const { body } = call
  return {
    address: addressOf(call),
    method: call.method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      accept: call.isText ? 'text/plain' : 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(call.ifMatch !== undefined && { 'if-match': `"${call.ifMatch}"` }),
      ...(call.prefer !== undefined && { prefer: call.prefer }),
      ...(call.idempotencyKey !== undefined && { 'idempotency-key': call.idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
}

function addressOf({ path, base = '/api', query = {} }: Call): string {
  return withQuery(`${base}/${path}`, query)
}
