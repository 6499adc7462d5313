import { makeSomebody, type Somebody } from '@rosette/test-kit/access/somebody.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { callerWith, testPassword } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { grantUnits } from '../../subscription/server/unit-ledger.ts'
import { PersonalData } from '../contract/personal-data.ts'
import { annotatePaper } from './fixtures/annotate-paper.ts'
import { keepKnownCorrections } from './fixtures/keep-known-corrections.ts'
import { keepKnownLists } from './fixtures/keep-known-lists.ts'
import { keepKnownSymbols } from './fixtures/keep-known-symbols.ts'

const database = await testDatabase('empty')
const { community } = database.db
const clock = fixedClock()
const { app } = await testApp(database, { hasSessions: true, clock })

const path = '/api/user/personal-data'
const deletion = (person: Somebody, confirmation = person.userName) => person.post('/api/user/delete-account', { confirmation })

/** Somebody of whom every table knows something. */
async function makeKnown(): Promise<Somebody> {
  const flora = await makeSomebody(database, app, 'orcid')
  const { communityId, partyId, email, userName } = flora
  const [now, soon] = [clock.now(), new Date(clock.now().getTime() + 1)]
  await flora.post('/api/update/community', {
    communityId,
    address: '1 Garden Street',
    city: 'Meadow',
    phones: [{ phoneType: 'work', phoneNumber: `555 ${communityId}` }],
    websites: [{ url: `https://${userName}.example.org/` }],
  })
  await community
    .insertInto('personWord')
    .values({ communityId, wordType: 'author_name', place: 0, word: `Flora ${userName}` })
    .execute()
  await community.insertInto('personPublication').values({ communityId, referenceId: 501 }).execute()
  await community
    .insertInto('comment')
    .values({ recordKind: 'locus', naturalKey: 'AT1G01010', communityId, notepadComment: `Seen by ${userName}` })
    .execute()
  const link = { tokenHash: Buffer.alloc(32, communityId), purpose: 'reset_password', communityId, email, createdAt: now, expiresAt: now }
  await community.insertInto('mailedLink').values(link).execute()
  await community.insertInto('addressChange').values({ communityId, oldEmail: 'old@example.org', newEmail: email, askedAt: now }).execute()
  const token = { tokenHash: Buffer.alloc(32, communityId), communityId, name: `Script of ${userName}`, createdAt: now, expiresAt: soon }
  await community.insertInto('accessToken').values(token).execute()
  await community
    .insertInto('secondFactor')
    .values({ communityId, encryptedSecret: Buffer.from('sealed'), createdAt: now })
    .execute()
  await community.insertInto('subscription').values({ partyId, startsOn: '2026-01-01', endsOn: '2026-12-31' }).execute()
  await keepKnownLists(community, flora, now)
  await community
    .transaction()
    .execute((tx) => grantUnits(tx, 'command', { partyId, units: 7, origin: 'grant', expiresOn: '2027-01-01', requestId: 'gift' }))
  await keepKnownSymbols(community, flora, now)
  await keepKnownCorrections(community, flora, now)
  await annotatePaper(community, communityId, clock.now())
  return flora
}

/** Tables with a column that refers to a person, an account, a member or a party, and those columns. */
async function tablesOfPeople(): Promise<string[]> {
  const { rows } = await database.db.pool.query<{ name: string }>(`
    select conrelid::regclass || '.' || attname as name from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any(conkey) and atttypid = 'bigint'::regtype
    where contype = 'f' and confrelid::regclass::text in ('community.person', 'community.account', 'community.member', 'community.party')
    order by 1`)
  return rows.map(({ name }) => name.replace('community.', ''))
}

/** What the export has of each, or why it has nothing. A new table needs a line here, and a part in the export. */
type Left = 'an organization' | 'no more than the units' | 'a login that was only begun'
const exported: Readonly<Record<string, keyof PersonalData | Left>> = {
  'access_token.community_id': 'accessTokens',
  'account.community_id': 'account',
  'activation_code.used_by_party_id': 'no more than the units',
  'address_change.community_id': 'addressChanges',
  'address_range.party_id': 'an organization',
  'affiliation.person_community_id': 'affiliations',
  'audit_subject.community_id': 'audit',
  'comment.community_id': 'comments',
  'correction.decided_by': 'correctionDecisions',
  'correction.sender_id': 'corrections',
  'correction.taken_by': 'correctionDecisions',
  'correction_message.author_id': 'correctionMessages',
  'known_device.community_id': 'browsers',
  'list_content_holder.community_id': 'listContents',
  'mailed_link.community_id': 'mailedLinks',
  'orcid_link.community_id': 'orcid',
  'organization.community_id': 'an organization',
  'paper_line.answered_by': 'paperDecisions',
  'paper_line.approved_by': 'paperDecisions',
  'paper_line.checked_by': 'paperDecisions',
  'paper_submission.submitter_id': 'paperSubmissions',
  'party.community_id': 'units',
  'pending_login.community_id': 'a login that was only begun',
  'person.community_id': 'person',
  'person_publication.community_id': 'person',
  'person_word.community_id': 'person',
  'phone.community_id': 'person',
  'postal_address.community_id': 'person',
  'record_list.community_id': 'recordLists',
  'run.community_id': 'runs',
  'run.party_id': 'no more than the units',
  'second_factor.community_id': 'secondFactor',
  'session.community_id': 'sessions',
  'subscription.party_id': 'subscriptions',
  'symbol_submission.decided_by': 'symbolDecisions',
  'symbol_submission.submitter_id': 'symbolSubmissions',
  'unit_bucket.party_id': 'units',
  'unit_entry.party_id': 'units',
  'website.community_id': 'person',
}

test('[SECURE-015] every table that refers to a person has its part in the download', async () => {
  expect(await tablesOfPeople()).toEqual(Object.keys(exported))
})

test('[SECURE-015] [LIST-032] [CURATE-093] a member downloads everything that is stored about them, and no hash', async () => {
  const flora = await makeKnown()
  const noted = () => community.selectFrom('audit').select('auditId').where('action', '=', 'account.download_data').execute()
  const before = await noted()
  expect((await app.inject({ method: 'HEAD', url: path, cookies: flora.cookies })).statusCode).toBe(200)
  expect(await noted(), 'a HEAD is not a download').toEqual(before)
  const answer = await flora.get(path)
  expect(answer).toMatchObject({
    status: 200,
    headers: { 'content-disposition': 'attachment; filename=personal_data_2026-11-01.json', 'cache-control': 'no-store' },
  })
  const all = PersonalData.parse(answer.body)
  expect(all).toMatchObject({
    person: {
      lastName: flora.userName,
      address: '1 Garden Street',
      city: 'Meadow',
      referenceIds: [501],
      phones: [{ phoneNumber: `555 ${flora.communityId}` }],
      websites: [{ url: `https://${flora.userName}.example.org/` }],
      words: [{ word: `Flora ${flora.userName}` }],
    },
    account: { userName: flora.userName, email: flora.email, hasPassword: true },
    orcid: { orcidId: expect.stringMatching(/^0000-0001-/) },
    affiliations: [{ organization: `Lab of ${flora.userName}`, isConfirmed: true }],
    subscriptions: [{ startsOn: '2026-01-01' }],
    units: [{ units: 7, entryType: 'grant' }],
    comments: [{ record: 'locus AT1G01010', text: `Seen by ${flora.userName}` }],
    symbolSubmissions: [{ status: 'accepted' }, { status: 'submitted' }, { status: 'rejected' }],
    corrections: [{ state: 'in_release', record: 'locus AT1G01010' }, { state: 'received' }],
    correctionMessages: [{ action: 'answer' }, { action: 'accept' }],
    correctionDecisions: [{ state: 'in_release' }, { state: 'received' }],
    symbolDecisions: [{ status: 'accepted' }, { status: 'submitted' }, { status: 'rejected' }],
    paperSubmissions: [
      { pubmedId: 7, state: 'draft', draft: { genes: ['AT1G01010'] }, lines: [] },
      { pubmedId: 8, state: 'sent', lines: [{ state: 'accepted', termId: 'GO:0005634' }, { state: 'waiting' }] },
    ],
    paperDecisions: [{ pubmedId: 9, role: 'approved' }, { role: 'checked' }, { role: 'answered' }],
    mailedLinks: [{ purpose: 'reset_password' }],
    addressChanges: [{ oldEmail: 'old@example.org' }],
    accessTokens: [{ name: `Script of ${flora.userName}`, scope: 'read', lastUsedAt: null }],
    secondFactor: { confirmedAt: null },
    recordLists: [
      {
        name: `List of ${flora.userName}`,
        items: ['AT1G01010'],
        deletedAt: null,
        versions: [{ version: 1, leftover: ['ASG1'] }, { version: 2 }],
      },
      { name: `List of ${flora.userName}`, items: ['AT1G01010'], deletedAt: expect.any(String), versions: [{ version: 1 }] },
    ],
    listContents: [{ kind: 'locus', items: ['AT1G01010'] }],
  })
  expect(all.sessions).toHaveLength(1)
  expect(all.browsers).toHaveLength(1)
  expect(all.audit.map(({ by, action, network }) => [by, action, network])).toEqual([
    ['you', 'account.download_data', '127.0.0.1'],
    ['an operator', 'units.grant', null],
    ['you', 'person.update_contact', '127.0.0.1'],
    ['you', 'login', '127.0.0.1'],
  ])
  const text = JSON.stringify(answer.body)
  for (const secret of ['argon2', 'Hash', 'sealed', ...Object.values(flora.cookies).filter((value) => value.length > 10)])
    expect(text).not.toContain(secret)
})

test('[SECURE-015] nobody downloads the data of others, not even a curator, and visitors have none', async () => {
  const [flora, curator] = [await makeKnown(), await makeSomebody(database, app, 'curator')]
  const answer = await curator.get(`${path}?communityId=${flora.communityId}`)
  expect(PersonalData.parse(answer.body).account.userName).toBe(curator.userName)
  expect(JSON.stringify(answer.body)).not.toContain(flora.userName)
  expect((await callerWith(app, {}).get(path)).status).toBe(401)
})

test('[SECURE-015] who acted on a member is not told, nor from where', async () => {
  const [flora, curator] = [await makeSomebody(database, app, 'basic'), await makeSomebody(database, app, 'curator')]
  await curator.post('/api/update/community', { communityId: flora.communityId, city: 'Meadow' })
  const { audit } = PersonalData.parse((await flora.get(path)).body)
  expect(audit).toContainEqual(expect.objectContaining({ by: 'another member', network: null, action: 'person.update_contact' }))
})

test('[SECURE-015] [SECURE-016] [LIST-032] [CURATE-093] a deleted account leaves nothing of its person, but what was accepted and paid stays', async () => {
  const flora = await makeKnown()
  const { communityId, partyId, userName } = flora
  const { orcidId } = await community
    .selectFrom('orcidLink')
    .select('orcidId')
    .where('communityId', '=', communityId)
    .executeTakeFirstOrThrow()
  const gone = await deletion(flora)
  expect(gone).toMatchObject({ status: 200, body: { success: true } })
  const cleared = [gone.headers['set-cookie']].flat().filter((cookie) => String(cookie).includes('Expires=Thu, 01 Jan 1970'))
  expect(cleared).toHaveLength(3)

  for (const column of await tablesOfPeople()) {
    const [table, name] = column.split('.')
    const { rows } = await database.db.pool.query(`select * from community.${table} where ${name} = $1`, [communityId])
    expect(rows, column).toHaveLength(column === 'symbol_submission.submitter_id' ? 1 : 0)
  }
  const { rows } = await database.db.pool.query<{ name: string; text: string }>(`
    select relname as name, query_to_xml(format('select * from community.%I', relname), true, false, '')::text as text
    from pg_class where relnamespace = 'community'::regnamespace and relkind = 'r'`)
  const naming = rows.filter(({ text }) => [`${userName}\b`, orcidId, `555 ${communityId}`].some((word) => new RegExp(word).test(text)))
  // Their lab has a record of its own, made by the test under their name.
  expect(naming.map(({ name }) => name).filter((name) => !['member', 'organization'].includes(name))).toEqual([])
  expect(await community.selectFrom('member').select('naturalKey').where('communityId', '=', communityId).execute()).toEqual([
    { naturalKey: `deleted:${communityId}` },
  ])
  expect(
    await community
      .selectFrom('symbolSubmission')
      .select(['status', 'comments', 'decidedBy'])
      .where('submitterId', '=', communityId)
      .execute(),
  ).toEqual([{ status: 'accepted', comments: null, decidedBy: null }])
  expect(
    await community.selectFrom('correction').select(['state', 'isCredited', 'senderId']).where('recordKey', '=', communityId).execute(),
  ).toEqual([{ state: 'in_release', isCredited: false, senderId: null }])
  expect(await community.selectFrom('party').select(['name', 'communityId']).where('partyId', '=', partyId).execute()).toEqual([
    { name: 'Deleted account', communityId: null },
  ])
  expect(await community.selectFrom('unitEntry').select('units').where('partyId', '=', partyId).execute()).toEqual([{ units: 7 }])
  expect((await flora.get('/api/auth/profile')).body).toMatchObject({ communityId: null })
  expect(
    (await app.inject({ method: 'POST', url: '/api/auth/login', payload: { username: userName, password: testPassword } })).statusCode,
  ).toBe(401)
})

test('[SECURE-015] the index follows, a last mail confirms it, and the audit keeps the row without the person', async () => {
  const flora = await makeKnown()
  const { communityId, email } = flora
  await deletion(flora)
  const { rows } = await database.db.pool.query<{ payload: unknown }>('select payload from graphile_worker._private_jobs')
  const jobs = rows.map(({ payload }) => JSON.stringify(payload))
  expect(jobs.filter((job) => job.includes(email))).toEqual([expect.stringContaining('Your account has been deleted')])
  expect(jobs.some((job) => job.includes(`"communityIds":[${communityId}]`))).toBe(true)
  const [last] = await community.selectFrom('audit').select(['actor', 'action', 'subject']).orderBy('auditId', 'desc').limit(1).execute()
  expect(last).toMatchObject({ action: 'account.delete', actor: expect.stringMatching(/^member:[0-9a-f]{8}-/) })
})

test('[SECURE-015] [SECURE-007] deletion wants the user name and a recent proof, and is only about oneself', async () => {
  const [flora, other] = [await makeSomebody(database, app, 'basic'), await makeSomebody(database, app, 'curator')]
  for (const confirmation of ['', 'flora', other.userName, flora.userName.toUpperCase()])
    expect(await deletion(flora, confirmation)).toMatchObject({
      status: 400,
      body: { message: 'Please enter your user name exactly as it is.' },
    })
  expect(await deletion(other, flora.userName)).toMatchObject({ status: 400 })
  clock.advance(11 * 60_000)
  expect(await deletion(flora)).toMatchObject({ status: 403, body: { code: 'step_up_required' } })
  expect(await flora.post('/api/auth/prove-identity', { password: testPassword })).toMatchObject({ status: 200 })
  expect(await deletion(flora)).toMatchObject({ status: 200 })
  expect(await community.selectFrom('account').select('userName').where('userName', '=', other.userName).execute()).toHaveLength(1)
  expect((await callerWith(app, {}).post('/api/user/delete-account', { confirmation: 'x' })).status).toBe(401)
})

test('[SECURE-002] [SECURE-015] nobody deletes an account of the demo', async () => {
  const demo = await testDatabase('empty')
  const site = await testApp(demo, { hasSessions: true, env: { DEMO_LOGIN: '1' } })
  const flora = await makeSomebody(demo, site.app, 'basic')
  expect(await deletion(flora)).toMatchObject({ status: 403, body: { code: 'access_denied' } })
  expect((await flora.get(path)).status).toBe(200)
})
