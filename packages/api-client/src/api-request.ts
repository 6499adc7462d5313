export type Call = {
  /** Below `/api/`, without a leading slash. */
  path: string
  query?: Readonly<Record<string, string | undefined>>
  /** Sent as JSON. */
  body?: unknown
  /** If it is neither POST with a body nor GET without one. */
  method?: 'POST' | 'PUT' | 'DELETE'
  signal?: AbortSignal
  timeoutMs?: number
}

/** What a call sends, whoever sends it: the page, or a script that a visitor makes from it. */
export type ApiRequest = {
  /** From the root of the site. */
  address: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers: Readonly<Record<string, string>>
  body?: string
}

export function requestOf(call: Call): ApiRequest {
  const { body } = call
  return {
    address: addressOf(call),
    method: call.method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
}

function addressOf({ path, query = {} }: Call): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, value)
  return params.size > 0 ? `/api/${path}?${params}` : `/api/${path}`
}
