import { z } from 'zod'
import { ownPagePath } from './own-page-path.ts'

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
