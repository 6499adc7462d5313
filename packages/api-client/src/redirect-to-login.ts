import { z } from 'zod'

const WithRedirect = z.object({ redirectUri: z.string().min(1) })

/** The address a 401 asks for, carrying the page to come back to (SESSION-022); null when it asks for none. */
export function loginAddress(body: unknown, here: string): string | null {
  const parsed = WithRedirect.safeParse(body)
  if (!parsed.success) return null
  const [path = '', hash] = parsed.data.redirectUri.split('#', 2)
  const joined = `${path}${path.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(here)}`
  return hash === undefined ? joined : `${joined}#${hash}`
}

/** Sends the visitor to log in where a 401 says so; the caller's own error handling goes on in either case. */
export function redirectToLogin(body: unknown): void {
  const target = loginAddress(body, location.href)
  if (target !== null) location.assign(target)
}
