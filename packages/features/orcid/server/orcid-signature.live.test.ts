import { createHmac, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { startOrcidStandIn } from '@rosette/test-kit/people/orcid-stand-in.ts'
import { cookiesOf, testPeople } from '@rosette/test-kit/people/test-people.ts'
import { visitOrcid } from '@rosette/test-kit/people/visit-orcid.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { afterAll, expect, test } from 'vitest'
import { OrcidLoginLink } from '../contract/orcid-calls.ts'

type Token = { header: Record<string, unknown>; claims: Record<string, unknown>; signature: string }

const orcidId = '0000-0002-1825-0097'
const victimId = '0000-0001-5109-3700'
const ours = (token: Token) => token
let forge: (token: Token) => Token = ours

const database = await testDatabase()
const redirectUri = 'https://rosette.example/linktoorcid'
const standIn = await startOrcidStandIn({ redirectUri, forgeIdToken: (signed) => formatToken(forge(parseToken(signed))) })
afterAll(() => standIn.close())
const { app } = await testApp(database, { hasSessions: true, env: standIn.env })
await testPeople(database, app)
const { privateKey: otherKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

async function login(how: typeof forge) {
  forge = how
  const begun = await app.inject({ method: 'GET', url: '/api/auth/orcidloginlink' })
  const payload = await visitOrcid(OrcidLoginLink.parse(begun.json()).url, orcidId)
  return app.inject({ method: 'POST', url: '/api/auth/authenticate-orcid', cookies: cookiesOf(begun.cookies), payload })
}

test('[SECURE-030] a token that ORCID signed is believed', async () => {
  const answer = await login(ours)
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, orcid_id: orcidId }])
})

test.each<[string, typeof forge]>([
  ['signed by another key', (token) => signWith(otherKey, token)],
  ['signed by another key, of another name', (token) => signWith(otherKey, { ...token, header: { ...token.header, kid: 'other' } })],
  ['that is unsigned', (token) => ({ ...token, header: { alg: 'none' }, signature: '' })],
  ['signed with the secret of the site', signWithSecret],
  ['of another person', ({ claims, ...token }) => ({ ...token, claims: { ...claims, sub: victimId } })],
  ['without a signature', (token) => ({ ...token, signature: '' })],
])('[SECURE-030] a token %s is refused', async (_what, how) => {
  const answer = await login(how)
  expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([400, expect.objectContaining({ code: 'invalid_request' }), []])
})

function signWith(key: KeyObject, token: Token): Token {
  return { ...token, signature: createSign('RSA-SHA256').update(signedPart(token)).sign(key, 'base64url') }
}

/** Both sides know the secret, so it must not count as a key of ORCID. */
function signWithSecret(token: Token): Token {
  const signed = { ...token, header: { ...token.header, alg: 'HS256' } }
  const signature = createHmac('sha256', standIn.env.ORCID_CLIENT_SECRET).update(signedPart(signed)).digest('base64url')
  return { ...signed, signature }
}

function signedPart({ header, claims }: Token): string {
  return [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
}

function parseToken(token: string): Token {
  const [header, claims, signature = ''] = token.split('.')
  return { header: parsePart(header), claims: parsePart(claims), signature }
}

function parsePart(part = ''): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString())
}

function formatToken(token: Token): string {
  return `${signedPart(token)}.${token.signature}`
}
