import { z } from 'zod'
import type { AuthProfile } from '../contract/auth-profile.ts'

/** Named after the product (SESSION-015). */
export const authKey = 'rosette.auth'

/** What the header shows before the profile has come; nothing else is kept in the browser (SESSION-031). */
const StoredAuth = z.object({ username: z.string(), firstname: z.string().nullable(), lastname: z.string().nullable() })
export type StoredAuth = z.infer<typeof StoredAuth>

/** Storage may be full, refused or filled by somebody else: then nothing is stored, and that is all. */
export function restoreAuth(): StoredAuth | null {
  try {
    const parsed = StoredAuth.safeParse(JSON.parse(localStorage.getItem(authKey) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

export function storeAuth({ username, firstname, lastname }: AuthProfile): void {
  try {
    localStorage.setItem(authKey, JSON.stringify({ username, firstname, lastname }))
  } catch {
    // The visitor stays logged in; only the next start has to ask first.
  }
}

export function forgetAuth(): void {
  try {
    localStorage.removeItem(authKey)
  } catch {
    // What can't be read can't be restored either.
  }
}
