import { contactAudiences } from '@rosette/contract-kit/vocabulary/contact-audiences.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { signedIn, testPassword, testPasswordHash, testPeople } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { createAccount } from '../../account/server/accounts.ts'

const database = await testDatabase('demo')
const { app } = await testApp(database, { hasSessions: true })
const { anonymous, basic: member, curator } = await testPeople(database, app)
const { community } = database.db

// Somebody of the demo, because they are in the index.
const { communityId } = await community
  .selectFrom('person')
  .select('communityId')
  .where('firstName', '=', 'Discreta')
  .executeTakeFirstOrThrow()
await community.updateTable('postalAddress').set({ postalCode: 'S-4711' }).where('communityId', '=', communityId).execute()
const email = 'discreta@example.org'
const owner = await signInAsOwner()
const secrets = [email, '+33 555 0200', '2 Hidden Lane', 'S-4711']

async function signInAsOwner() {
  const userName = 'discreta'
  const facts = { communityId, userName, email, emailConfirmedAt: new Date('2026-01-01T00:00:00Z') }
  const account = { ...facts, passwordHash: testPasswordHash }
  const { partyId, credentialId } = await community.transaction().execute((tx) => createAccount(tx, account))
  return signedIn(app, { ...facts, partyId, credentialId: String(credentialId), password: testPassword })
}

const readers = { owner, curator, member, anonymous }
type Reader = keyof typeof readers

const seenBy: Record<(typeof contactAudiences)[number], readonly Reader[]> = {
  everyone: ['owner', 'curator', 'member', 'anonymous'],
  members: ['owner', 'curator', 'member'],
  nobody: ['owner', 'curator'],
}

const readerNames = ['owner', 'curator', 'member', 'anonymous'] as const
const cases = contactAudiences.flatMap((audience) =>
  readerNames.map((reader) => [audience, reader, seenBy[audience].includes(reader)] as const),
)

test.for(cases)('[DPERS-006] [DPERS-007] for %s, read by %s: contacts are shown is %s', async ([audience, reader, isShown]) => {
  await community.updateTable('person').set({ contactAudience: audience }).where('communityId', '=', communityId).execute()
  const { get } = readers[reader]
  const record = await get(`/api/detail/person?key=${communityId}`)
  expect(record).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
  expect(record.body).toMatchObject({ contactAudience: audience, isContactShown: isShown, lastName: 'Example' })
  const files = await Promise.all(['json', 'tsv'].map((format) => get(`/person/${communityId}.${format}`)))
  for (const { status, headers } of files) expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  const paths = [`/person?key=${communityId}`, `/person/${communityId}`]
  const pages = await Promise.all(paths.map((path) => get(path, { accept: 'text/html' })))
  for (const { status, headers } of pages) expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache'])
  for (const { text } of [record, ...files, ...pages]) {
    expect(secrets.filter((secret) => text.includes(secret))).toEqual(isShown ? secrets : [])
  }
  const open = [await get(`/api/summary/person/${communityId}`), await get(`/person/${communityId}.bib`)]
  for (const { status, text } of open) expect([status, secrets.filter((secret) => text.includes(secret))]).toEqual([200, []])
})

test.for(cases)('[SECURE-013] [DPERS-006] for %s, searched by %s: the address finds is %s', async ([audience, reader, isShown]) => {
  await community.updateTable('person').set({ contactAudience: audience }).where('communityId', '=', communityId).execute()
  const { post } = readers[reader]
  const criteria = { searchTerms: [{ email: { search_input: email } }] }
  const [search, count] = await Promise.all([post('/api/search/community', criteria), post('/api/match-counts/community', criteria)])
  if (reader === 'anonymous') {
    // FCOMM-005: visitors find nobody by an address, even one shown to everyone.
    expect([search.status, count.status]).toEqual([403, 403])
    return
  }
  expect([search.status, search.text.includes('Discreta')]).toEqual([200, isShown])
  expect(count).toMatchObject({ status: 200, body: { total: isShown ? 1 : 0 } })
})
