import { expect, test } from 'vitest'
import { hashPassword, isPasswordOf } from './hash-secrets.ts'

test('[SESSION-030] a password is stored as a salted hash at the costs that OWASP asks for, and no other password has it', async () => {
  const [one, other] = await Promise.all([hashPassword('kx9Qf2'), hashPassword('kx9Qf2')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(other).not.toBe(one)
  expect(await isPasswordOf(one, 'kx9Qf2')).toBe(true)
  expect(await isPasswordOf(one, 'kx9Qf3')).toBe(false)
})
