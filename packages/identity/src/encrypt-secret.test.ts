import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { decryptSecret, encryptSecret } from './encrypt-secret.ts'

const key = randomBytes(32)
const secret = 'GEZDGNBVGY3TQOJQ'
const bytes = encryptSecret(key, secret, 'person:7')

test('[SECURE-008] a secret is read with the key that wrote it, and never written twice alike', () => {
  expect(decryptSecret([key], bytes, 'person:7')).toBe(secret)
  expect(encryptSecret(key, secret, 'person:7').equals(bytes)).toBe(false)
  expect(bytes.includes(secret)).toBe(false)
})

test.each([
  ['another key', randomBytes(32), bytes, 'person:7'],
  ['another owner', key, bytes, 'person:8'],
  ['a changed byte', key, Buffer.from(bytes.map((byte, at) => (at === 14 ? byte ^ 1 : byte))), 'person:7'],
  ['a tag cut short', key, bytes.subarray(0, -4), 'person:7'],
  ['nothing', key, Buffer.alloc(0), 'person:7'],
])('[SECURE-008] %s reads nothing', (_title, otherKey, otherBytes, owner) => {
  expect(() => decryptSecret([otherKey], otherBytes, owner)).toThrow()
})

test('[SECURE-061] a secret is read with whichever of several keys wrote it, and with none of others', () => {
  const others = [randomBytes(32), randomBytes(32)]
  for (const keys of [
    [key, ...others],
    [...others, key],
  ])
    expect(decryptSecret(keys, bytes, 'person:7')).toBe(secret)
  expect(() => decryptSecret(others, bytes, 'person:7')).toThrow()
  expect(() => decryptSecret([], bytes, 'person:7')).toThrow('No key')
})
