import { expect, test } from 'vitest'
import { findStepOf, newOneTimeSecret, newRecoveryCode, oneTimeCodeAt, oneTimeUri } from './one-time-codes.ts'

// RFC 6238, appendix B: the secret '12345678901234567890', of whose eight digits we use the last six.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('[SECURE-008] at %i s the code is %s', (seconds, code) => {
  expect(oneTimeCodeAt(secret, at(seconds))).toBe(code)
  expect(findStepOf(secret, code, at(seconds))).toBe(Math.floor(seconds / 30))
})

test('[SECURE-008] a code counts one step earlier and later, and names its own step', () => {
  const now = 1_234_567_890
  const code = oneTimeCodeAt(secret, at(now))
  const steps = [-60, -30, 0, 29, 30, 60].map((seconds) => findStepOf(secret, code, at(now + seconds)))
  const step = now / 30
  expect(steps).toEqual([null, step, step, step, step, null])
})

test.each(['', '00592', '0059240', '005925', 'abcdef', '００５９２４'])('[SECURE-008] %j is not the code', (code) => {
  expect(findStepOf(secret, code, at(1_234_567_890))).toBeNull()
})

test('a secret is 160 random bits, and its address names site and user', () => {
  const made = newOneTimeSecret()
  expect(made).toMatch(/^[A-Z2-7]{32}$/)
  expect(newOneTimeSecret()).not.toBe(made)
  const { protocol, host, pathname, searchParams } = new URL(oneTimeUri({ secret: made, issuer: 'Rosette', userName: 'flora b' }))
  expect([protocol, host, decodeURIComponent(pathname)]).toEqual(['otpauth:', 'totp', '/Rosette:flora b'])
  expect(Object.fromEntries(searchParams)).toMatchObject({ secret: made, issuer: 'Rosette', digits: '6', period: '30' })
})

test('a recovery code can be read from paper', () => {
  expect(newRecoveryCode()).toMatch(/^([A-HJKMNP-Z2-9]{4}-){5}[A-HJKMNP-Z2-9]{4}$/)
  expect(new Set(Array.from({ length: 1000 }, newRecoveryCode)).size).toBe(1000)
})
