/** The pair that script may read (SESSION-029). It proves nothing; without it nobody counts as logged in. */
const names = ['credentialId', 'secretKey'] as const

export type CredentialName = (typeof names)[number]

export function hasCredentialCookies(): boolean {
  return names.every((name) => readCredential(name) !== null)
}

/** For calls whose bodies repeat the pair, beside the session cookie that counts. */
export function readCredential(name: CredentialName): string | null {
  for (const part of document.cookie.split(';')) {
    const [key, value] = part.trim().split('=', 2)
    if (key === name && value) return decodeURIComponent(value)
  }
  return null
}
