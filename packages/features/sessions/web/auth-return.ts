import { z } from 'zod'

const storageKey = 'rosette.return'

// Visitors who log in much later no longer expect that page.
const lifeMs = 60 * 60_000

const Remembered = z.object({ path: z.string(), until: z.number() })

/** Remembers the page to return to after login, in this tab (SESSION-032); addresses of other sites are ignored. */
export function rememberReturn(address: string): void {
  const path = ownPagePath(address)
  if (path === null) return
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ path, until: Date.now() + lifeMs }))
  } catch {
    // Login then ends where it does without a remembered page.
  }
}

/** The page to return to, once; null if there is none. Called when login is complete: ORCID linked, already linked or skipped. */
export function takeReturn(): string | null {
  try {
    const text = sessionStorage.getItem(storageKey)
    sessionStorage.removeItem(storageKey)
    const stored = Remembered.safeParse(JSON.parse(text ?? 'null'))
    return stored.success && stored.data.until > Date.now() ? ownPagePath(stored.data.path) : null
  } catch {
    return null
  }
}

// Returning to these would loop, log out, or show no page.
const noPages = /^\/(api|auth|login|linktoorcid)(\/|$)/

/**
 * The path of an address on this site; null for everything else. The browser's own URL parser decides, since the browser would
 * follow it: `//example.org`, `/\example.org` and the like are other sites.
 */
export function ownPagePath(address: string): string | null {
  if (!URL.canParse(address, location.origin)) return null
  const { origin, pathname, search, hash } = new URL(address, location.origin)
  if (origin !== location.origin || pathname.startsWith('//') || noPages.test(pathname)) return null
  return `${pathname}${search}${hash}`
}
