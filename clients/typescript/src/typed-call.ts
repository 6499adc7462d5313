import type { Call } from '@rosette/api-client/api-request.ts'
import type { Answer } from './connection.ts'
import type { Calls } from './generated/contract.ts'

/** A call by its method and path, such as `GET /api/release`. */
export type CallName = keyof Calls

/** What a call takes: its path, query and body. */
export type Sent<Name extends CallName> = Omit<Calls[Name], 'answer'> & { signal?: AbortSignal }

/** Sends any call of the contract. What it takes may be left out if nothing of it is required. */
export type TypedCall = <Name extends CallName>(
  name: Name,
  ...sent: object extends Sent<Name> ? [sent?: Sent<Name>] : [sent: Sent<Name>]
) => Promise<Answer<Calls[Name]['answer']>>

type AnySent = { path?: object; query?: object; body?: unknown; signal?: AbortSignal | undefined }

/** The request of a call. */
export function callOf(name: CallName, { path = {}, query = {}, body, signal }: AnySent = {}): Call {
  const [method = '', template = ''] = name.split(' ')
  const within = new Map<string, unknown>(Object.entries(path))
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  return {
    path: template.replace('/api/', '').replaceAll(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(String(within.get(part)))),
    query: Object.fromEntries(given.map(([key, value]) => [key, String(value)])),
    ...(method === 'POST' && { method }),
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  }
}
