import type { AuthProfile } from '../contract/auth-profile.ts'

/** Named after the product (SESSION-015). */
export const authKey = 'rosette.auth'

/** What the header shows before the profile arrives; nothing else is stored in the browser (SESSION-031). */
export type StoredAuth = { username: string; firstname: string | null; lastname: string | null }

/** Storage may be full, denied or hold foreign data: then there is simply nothing stored. */
export function restoreAuth(): StoredAuth | null {
  try {
    const { username, firstname, lastname }: Record<string, unknown> = JSON.parse(localStorage.getItem(authKey) ?? '{}')
    if (typeof username !== 'string') return null
    return { username, firstname: textOrNull(firstname), lastname: textOrNull(lastname) }
  } catch {
    return null
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

export function storeAuth({ username, firstname, lastname }: AuthProfile): void {
  try {
    localStorage.setItem(authKey, JSON.stringify({ username, firstname, lastname }))
  } catch {
    // The visitor stays logged in; only the next start has to request the profile first.
  }
}

export function forgetAuth(): void {
  try {
    localStorage.removeItem(authKey)
  } catch {
    // What cannot be accessed cannot be restored either.
  }
}

/** The two cookies that scripts can read (SESSION-029). They prove nothing; without them nobody counts as logged in. */
const names = ['credentialId', 'secretKey'] as const

type CredentialName = (typeof names)[number]

export function hasCredentialCookies(): boolean {
  return names.every((name) => readCredential(name) !== null)
}

/** For calls whose bodies repeat the pair in addition to the session cookie, which is what counts. */
export function readCredential(name: CredentialName): string | null {
  for (const part of document.cookie.split(';')) {
    const [key, value] = part.trim().split('=', 2)
    if (key === name && value) return decodeURIComponent(value)
  }
  return null
}
