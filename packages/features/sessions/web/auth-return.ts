import { z } from 'zod'

const storageKey = 'rosette.return'

// Who comes back to log in much later no longer waits for that page.
const lifeMs = 60 * 60_000

const Remembered = z.object({ path: z.string(), until: z.number() })

/** Keeps the page to come back to through logging in, in this tab (SESSION-032); an address of another site is not kept. */
export function rememberReturn(address: string): void {
  const path = ownPagePath(address)
  if (path === null) return
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ path, until: Date.now() + lifeMs }))
  } catch {
    // Logging in then ends where it ends without a remembered page.
  }
}

/** The page to come back to, told once; null when there is none. Called when logging in is over: ORCID linked, found linked or skipped. */
export function takeReturn(): string | null {
  try {
    const text = sessionStorage.getItem(storageKey)
    sessionStorage.removeItem(storageKey)
    const kept = Remembered.safeParse(JSON.parse(text ?? 'null'))
    return kept.success && kept.data.until > Date.now() ? ownPagePath(kept.data.path) : null
  } catch {
    return null
  }
}

// Coming back to these would go round in circles, log out, or show no page.
const noPages = /^\/(api|auth|login|linktoorcid)(\/|$)/

/**
 * The path of an address that is a page of this site; null for everything else. The browser's own reading of the address decides,
 * since it is what would be followed: `//example.org`, `/\example.org` and their like are other sites.
 */
export function ownPagePath(address: string): string | null {
  if (!URL.canParse(address, location.origin)) return null
  const { origin, pathname, search, hash } = new URL(address, location.origin)
  if (origin !== location.origin || pathname.startsWith('//') || noPages.test(pathname)) return null
  return `${pathname}${search}${hash}`
}
