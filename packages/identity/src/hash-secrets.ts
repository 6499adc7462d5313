import { createHash, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

// OWASP's minimum costs for argon2id: 19 MiB, two rounds, one lane. argon2id is the library's default.
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A salted, slow hash that cannot be reversed. */
export function hashPassword(password: string): Promise<string> {
  return hash(typed(password), costs)
}

export function isPasswordOf(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, typed(password))
}

/** An accented letter is the same letter, whether the keyboard sends it composed or decomposed. */
function typed(password: string): string {
  return password.normalize('NFC')
}

/** 256 random bits, as text for a cookie or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token. It needs neither salt nor a slow hash: nobody can guess 256 random bits. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
