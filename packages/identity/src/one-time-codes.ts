import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

// RFC 6238 with the values that every authenticator app knows: six digits that change every 30 seconds.
const period = 30
const shape = { algorithm: 'SHA1', digits: 6, period } as const

/** 160 random bits, as RFC 4226 recommends, in the letters and digits that people type into an app. */
export function newOneTimeSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What the QR code says: an address that an authenticator app reads. */
export function oneTimeUri({ secret, issuer, userName }: { secret: string; issuer: string; userName: string }): string {
  return new TOTP({ ...shape, issuer, label: userName, secret: Secret.fromBase32(secret) }).toString()
}

/**
 * The time step that a code belongs to; null if it is wrong. The step before and the one after count too, because clocks differ and
 * people type slowly. Anyone who accepts a code must remember its step: it works only once (RFC 6238, 5.2).
 */
export function findStepOf(secret: string, code: string, now: Date): number | null {
  // The library throws at characters that take more than one byte.
  if (!/^\d{6}$/.test(code)) return null
  const timestamp = now.getTime()
  const delta = TOTP.validate({ ...shape, token: code, secret: Secret.fromBase32(secret), timestamp, window: 1 })
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta
}

/** The code of a moment, as the app shows it. */
export function oneTimeCodeAt(secret: string, now: Date): string {
  return TOTP.generate({ ...shape, secret: Secret.fromBase32(secret), timestamp: now.getTime() })
}

// Without the letters and digits that are mistaken for each other.
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Some 118 random bits, so that they can be stored under a fast hash (OWASP ASVS 5.0, 6.5.2), in groups that can be copied from paper. */
export function newRecoveryCode(): string {
  const word = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: 6 }, word).join('-')
}
