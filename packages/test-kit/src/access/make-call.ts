import { z } from 'zod'
import type { Answer } from '../people/as.ts'
import type { TestVisitor } from '../people/test-people.ts'
import type { ApiCall } from './api-calls.ts'
import type { CallExample } from './call-examples.ts'

/** Makes a call with the values of an example. */
export function makeCall(
  who: TestVisitor,
  { method, path }: Pick<ApiCall, 'method' | 'path'>,
  { params = {}, query = {}, body }: CallExample,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  const url = search === '' ? filled : `${filled}?${search}`
  if (method === 'GET') return who.get(url, headers)
  return { POST: who.post, PUT: who.put, DELETE: who.delete }[method](url, body, headers)
}

const Refusal = z.object({ code: z.string(), redirectUri: z.string().optional() })

/** `login` and `denied` because of who asks; anything else is none of them, a wrong password or an unknown key too. */
export function refusalOf({ status, body }: Answer): 'login' | 'denied' | null {
  const refusal = Refusal.safeParse(body).data
  if (status === 401 && refusal?.redirectUri === '/login') return 'login'
  return status === 403 && refusal?.code === 'access_denied' ? 'denied' : null
}
