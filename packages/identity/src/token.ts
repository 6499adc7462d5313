import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, as text for a cookie or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token. It needs neither salt nor a slow hash: nobody can guess 256 random bits. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
