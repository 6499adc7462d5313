import { expect, test } from 'vitest'
import {
  AuthenticateOrcidBody,
  OrcidCodeAnswer,
  OrcidLoginLink,
  OrcidStatusQuery,
  ProcessOrcidCodeBody,
  UnlinkOrcidBody,
} from './orcid-calls.ts'

const returned = { code: 'c', state: 's' }
const text = (length: number) => 'x'.repeat(length)

test('what ORCID sends back is enough to log in and to link', () => {
  expect(AuthenticateOrcidBody.parse(returned)).toEqual(returned)
  expect(ProcessOrcidCodeBody.parse(returned)).toEqual(returned)
})

test('what the specification sends along may be there', () => {
  const all = { ...returned, iss: 'https://orcid.org', userIdentifier: '1', partnerId: 'tair', credentialId: '1', secretKey: 'k' }
  expect(ProcessOrcidCodeBody.parse(all)).toEqual(all)
  expect(UnlinkOrcidBody.parse({ credentialId: '1', secretKey: 'k' })).toEqual({ credentialId: '1', secretKey: 'k' })
  expect([UnlinkOrcidBody.parse({}), OrcidStatusQuery.parse({})]).toEqual([{}, {}])
})

test.each([
  ['code', 2000],
  ['state', 200],
  ['iss', 500],
  ['userIdentifier', 40],
  ['partnerId', 40],
  ['credentialId', 40],
  ['secretKey', 200],
])('%s has at most %i characters', (name, most) => {
  expect(ProcessOrcidCodeBody.safeParse({ ...returned, [name]: text(most) }).success).toBe(true)
  expect(ProcessOrcidCodeBody.safeParse({ ...returned, [name]: text(most + 1) }).success).toBe(false)
})

test.each(['code', 'state'])('without %s nobody is logged in', (name) => {
  expect(AuthenticateOrcidBody.safeParse({ ...returned, [name]: '' }).success).toBe(false)
  expect(AuthenticateOrcidBody.safeParse({ ...returned, [name]: undefined }).success).toBe(false)
})

test('an answer without an iD says that there is none, and a link is an address', () => {
  expect(OrcidCodeAnswer.parse({ success: false })).toEqual({ success: false, orcid_id: null })
  expect(OrcidLoginLink.safeParse({ url: 'orcid' }).success).toBe(false)
})
