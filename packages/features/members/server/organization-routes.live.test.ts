import { OrganizationRecord } from '@rosette/kinds/organization/contract/organization-record.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { makeAccount, signedIn, type TestPerson, testPeople } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { loadAudit } from '../../access/server/load-audit.ts'
import { EditableAffiliation } from '../contract/person-details.ts'

const database = await testDatabase('demo')
const clock = fixedClock()
const { app } = await testApp(database, { hasSessions: true, clock })
const { anonymous, basic, curator } = await testPeople(database, app)
const { community } = database.db

async function newPerson(userName: string) {
  return signedIn(app, await makeAccount(community, { userName }))
}

async function newLab(name: string) {
  const { communityId } = await community
    .insertInto('member')
    .values({ kind: 'organization', naturalKey: name })
    .returning('communityId')
    .executeTakeFirstOrThrow()
  return community
    .insertInto('organization')
    .values({ communityId, name })
    .returning(['communityId', 'organizationId', 'name'])
    .executeTakeFirstOrThrow()
}

type Lab = Awaited<ReturnType<typeof newLab>>

const join = (person: TestPerson, { organizationId }: Lab) =>
  person.post('/api/user/insert-affiliations', { communityId: person.communityId, affiliations: [{ organizationId }] })

const decide = (by: Pick<TestPerson, 'post'>, person: TestPerson, lab: Lab, isConfirmed = true) =>
  by.post('/api/user/confirm-affiliation', { communityId: person.communityId, organizationCommunityId: lab.communityId, isConfirmed })

const appoint = (by: Pick<TestPerson, 'put'>, person: TestPerson, lab: Lab, isManager = true) =>
  by.put('/api/organization/managers', { communityId: person.communityId, organizationCommunityId: lab.communityId, isManager })

/** Somebody whom a curator has made a member of the lab. */
async function newAffiliate(userName: string, lab: Lab) {
  const person = await newPerson(userName)
  await join(person, lab)
  expect((await decide(curator, person, lab)).status).toBe(200)
  return person
}

const affiliationsOf = async (person: TestPerson) => {
  const { body } = await person.get(`/api/user/person-details?communityId=${person.communityId}`)
  return z.object({ affiliations: z.array(EditableAffiliation) }).parse(body).affiliations
}

/** Whom everybody sees on the page of a lab. */
const peopleOf = async ({ communityId }: Lab) => {
  const { body } = await anonymous.get(`/api/detail/organization?key=${communityId}`)
  return OrganizationRecord.parse(body).affiliations.map((person) => person.communityId)
}

const updateOf = ({ communityId, name }: Lab, patch: object = {}) => ({
  communityId,
  name,
  address: '1 Garden Street\\Room 2',
  city: 'Meadow',
  region: 'Middle',
  postalCode: '01234',
  country: 'Utopia',
  ...patch,
})

const updatePath = '/api/organization/update-organization'

/** As the table holds it. */
const storedAddressOf = async ({ communityId }: Lab) => {
  const row = await community.selectFrom('postalAddress').select('address').where('communityId', '=', communityId).executeTakeFirstOrThrow()
  return row.address
}

test('[EDIT-022] the address of an organization is stored with backslashes, whichever call sends it, and shown in lines', async () => {
  const lab = await newLab('Address Lab')
  const address = '1 Garden Street\\Greenhouse 2\\Room 3'
  expect((await curator.put(updatePath, updateOf(lab, { address }))).status).toBe(200)
  expect(await storedAddressOf(lab)).toBe(address)
  const contact = { communityId: lab.communityId, address: '1 Garden Street\nc\\o Flora\nRoom 4' }
  expect((await curator.post('/api/update/community', contact)).status).toBe(200)
  expect(await storedAddressOf(lab)).toBe('1 Garden Street\\c/o Flora\\Room 4')
  const { body } = await curator.get(`/api/detail/organization?key=${lab.communityId}`)
  expect(OrganizationRecord.parse(body).address).toBe('1 Garden Street\nc/o Flora\nRoom 4')
})

test('[API-051] [DATA-057] [EDIT-022] an organization is updated and read back; its address comes back in lines', async () => {
  const lab = await newLab('Update Lab')
  expect(await curator.put(updatePath, updateOf(lab, { name: 'Renamed Lab' }))).toMatchObject({ status: 200, body: { success: true } })
  expect((await curator.get(`/api/detail/organization?key=${lab.communityId}`)).body).toMatchObject({
    communityId: lab.communityId,
    name: 'Renamed Lab',
    address: '1 Garden Street\nRoom 2',
    city: 'Meadow',
    region: 'Middle',
    postalCode: '01234',
    country: 'Utopia',
  })
  expect((await curator.put(updatePath, updateOf(lab, { city: '' }))).body).toMatchObject({ message: 'City is required.' })
  expect((await curator.put(updatePath, updateOf({ ...lab, communityId: 999_999_999 }))).status).toBe(404)
})

test('[EDIT-003] [EDIT-005] a self-added affiliation does not allow editing; a confirmed one does', async () => {
  const [lab, flora] = [await newLab('Edit Lab'), await newPerson('edit-flora')]
  expect((await anonymous.put(updatePath, updateOf(lab))).status).toBe(401)
  expect((await flora.put(updatePath, updateOf(lab))).status).toBe(403)
  await join(flora, lab)
  expect((await flora.put(updatePath, updateOf(lab))).status).toBe(403)
  expect((await curator.put(updatePath, updateOf(lab))).status).toBe(200)
  await decide(curator, flora, lab)
  expect((await flora.put(updatePath, updateOf(lab))).status).toBe(200)
})

test('[EDIT-026] [SECURE-012] only managers of the organization and curators confirm; an affiliate does not, and nobody themselves', async () => {
  const lab = await newLab('Confirm Lab')
  const [manager, affiliate, flora] = [
    await newAffiliate('lab-manager', lab),
    await newAffiliate('lab-affiliate', lab),
    await newPerson('lab-flora'),
  ]
  const elsewhere = await newLab('Elsewhere Lab')
  const other = await newAffiliate('elsewhere-manager', elsewhere)
  await appoint(curator, other, elsewhere)
  await join(flora, lab)
  expect((await decide(manager, flora, lab)).status).toBe(403)
  expect((await appoint(curator, manager, lab)).status).toBe(200)
  expect(await peopleOf(lab)).toEqual([affiliate.communityId, manager.communityId])
  const pending = `/api/organization/pending-affiliations?communityId=${lab.communityId}`
  for (const stranger of [flora, basic, affiliate, other]) {
    expect((await decide(stranger, flora, lab)).status).toBe(403)
    expect((await decide(stranger, flora, lab, false)).status).toBe(403)
    expect((await stranger.get(pending)).status).toBe(403)
  }
  expect((await decide(anonymous, flora, lab)).status).toBe(401)
  expect((await manager.get(pending)).body).toEqual([{ communityId: flora.communityId, firstName: 'Test', lastName: 'lab-flora' }])
  expect((await decide(manager, flora, lab)).status).toBe(200)
  expect(await affiliationsOf(flora)).toMatchObject([{ id: lab.communityId, isConfirmed: true }])
  expect(await peopleOf(lab)).toEqual([affiliate.communityId, flora.communityId, manager.communityId])
  expect((await manager.get(pending)).body).toEqual([])
  expect((await decide(manager, flora, lab, false)).status).toBe(404)
})

test('[SECURE-012] curators appoint and dismiss managers among those who belong to the organization, and each leaves a line in the audit', async () => {
  const lab = await newLab('Managed Lab')
  const [manager, affiliate, waiting] = [
    await newAffiliate('managed-m', lab),
    await newAffiliate('managed-a', lab),
    await newPerson('managed-w'),
  ]
  await join(waiting, lab)
  expect((await appoint(curator, waiting, lab)).status).toBe(404)
  expect((await appoint(curator, basic, lab)).status).toBe(404)
  expect((await appoint(curator, manager, lab)).status).toBe(200)
  expect((await appoint(curator, manager, lab)).status).toBe(200)
  for (const somebody of [affiliate, manager]) expect((await appoint(somebody, affiliate, lab)).status).toBe(403)
  expect((await manager.get(`/api/auth/profile`)).body).toMatchObject({ affiliations: [{ isConfirmed: true, isManager: true }] })
  expect((await curator.get(`/api/organization/managers?communityId=${lab.communityId}`)).body).toEqual([
    { communityId: manager.communityId, firstName: 'Test', lastName: 'managed-m', isManager: true },
    { communityId: affiliate.communityId, firstName: 'Test', lastName: 'managed-a', isManager: false },
  ])
  expect((await decide(manager, waiting, lab)).status).toBe(200)
  expect((await appoint(curator, manager, lab, false)).status).toBe(200)
  await join(basic, lab)
  expect((await decide(manager, basic, lab)).status).toBe(403)
  expect((await decide(curator, basic, lab)).status).toBe(200)
  const lines = await loadAudit(community, { subject: `organization:${lab.communityId}`, limit: 10 })
  const details = { person: `person:${manager.communityId}` }
  expect(lines.filter(({ action }) => action.endsWith('_manager'))).toMatchObject([
    { action: 'organization.dismiss_manager', details },
    { action: 'organization.appoint_manager', details },
  ])
})

test('[SECURE-012] [EDIT-002] [API-052] a manager edits the organization but not its people, and the role ends with the affiliation', async () => {
  const lab = await newLab('Left Lab')
  const [manager, flora] = [await newAffiliate('left-manager', lab), await newAffiliate('left-flora', lab)]
  await appoint(curator, manager, lab)
  expect((await manager.put(updatePath, updateOf(lab))).status).toBe(200)
  expect((await manager.get(`/api/user/person-details?communityId=${flora.communityId}`)).status).toBe(403)
  const { communityId, email, userName } = flora
  expect((await manager.put('/api/user/update-credentials', { communityId, email, userName, password: '' })).status).toBe(403)
  const own = { communityId: manager.communityId, deletedAffiliations: [{ organizationId: lab.organizationId }] }
  expect((await manager.post('/api/user/delete-affiliations', { ...own, communityId: flora.communityId })).status).toBe(403)
  await manager.post('/api/user/delete-affiliations', own)
  await join(manager, lab)
  expect((await decide(manager, manager, lab)).status).toBe(403)
  await decide(curator, manager, lab)
  await join(basic, lab)
  expect((await decide(manager, basic, lab)).status).toBe(403)
})

test('[SECURE-012] an affiliation that is not confirmed cannot be a manager’s, no matter who writes to the table', async () => {
  const [lab, flora] = [await newLab('Table Lab'), await newPerson('table-flora')]
  const ids = { personCommunityId: flora.communityId, organizationCommunityId: lab.communityId }
  await expect(
    community
      .insertInto('affiliation')
      .values({ ...ids, isManager: true })
      .execute(),
  ).rejects.toThrow('affiliation_manager_is_confirmed')
})

test('[EDIT-026] a declined person is no longer listed', async () => {
  const [lab, flora] = [await newLab('Decline Lab'), await newPerson('declined-flora')]
  await join(flora, lab)
  expect((await decide(curator, flora, lab, false)).status).toBe(200)
  expect(await affiliationsOf(flora)).toEqual([])
})

test('[API-054] affiliations are added, pending, and read back; what was confirmed stays so', async () => {
  const [lab, other, flora] = [await newLab('First Lab'), await newLab('Second Lab'), await newPerson('add-flora')]
  await join(flora, lab)
  await decide(curator, flora, lab)
  const both = [lab, other].map(({ organizationId, name }) => ({ organizationId, organizationName: name }))
  const answer = await flora.post('/api/user/insert-affiliations', { communityId: flora.communityId, affiliations: both })
  expect(answer).toMatchObject({ status: 200, body: { success: true } })
  expect(await affiliationsOf(flora)).toEqual([
    { id: lab.communityId, organizationName: 'First Lab', organizationId: lab.organizationId, isConfirmed: true },
    { id: other.communityId, organizationName: 'Second Lab', organizationId: other.organizationId, isConfirmed: false },
  ])
  expect((await join(flora, { ...lab, organizationId: 999_999 })).status).toBe(404)
})

test('[API-055] affiliations are deleted', async () => {
  const [lab, flora] = [await newLab('Delete Lab'), await newPerson('delete-flora')]
  await join(flora, lab)
  const { communityId } = flora
  const body = { communityId, deletedAffiliations: [{ organizationId: lab.organizationId }] }
  expect(await flora.post('/api/user/delete-affiliations', body)).toMatchObject({ status: 200, body: { success: true } })
  expect(await affiliationsOf(flora)).toEqual([])
})

test('[EDIT-005] nobody adds or deletes affiliations of another; a curator adds confirmed ones', async () => {
  const [lab, flora] = [await newLab('Other Lab'), await newPerson('other-flora')]
  const listed = [{ organizationId: lab.organizationId }]
  for (const path of ['/api/user/insert-affiliations', '/api/user/delete-affiliations']) {
    const body = { communityId: flora.communityId, affiliations: listed, deletedAffiliations: listed }
    expect((await anonymous.post(path, body)).status).toBe(401)
    expect((await basic.post(path, body)).status).toBe(403)
  }
  await curator.post('/api/user/insert-affiliations', { communityId: flora.communityId, affiliations: listed })
  expect(await affiliationsOf(flora)).toMatchObject([{ id: lab.communityId, isConfirmed: true }])
})

test('[API-039] update/community is for who may edit the organization', async () => {
  const lab = await newLab('Contact Lab')
  const update = { communityId: lab.communityId, websites: [{ url: 'https://lab.example.org/' }] }
  expect((await basic.post('/api/update/community', update)).status).toBe(403)
  expect((await curator.post('/api/update/community', update)).status).toBe(200)
  expect((await curator.get(`/api/detail/organization?key=${lab.communityId}`)).body).toMatchObject({ websites: update.websites })
})

test('[API-057] labs are found by a part of the name, those that begin with it first; what is typed is a value', async () => {
  const [inside, first] = [await newLab('The Zygote Lab'), await newLab('Zygote Centre 50%_x')]
  const search = async (labName: string) => (await anonymous.get(`/api/labs/search?${new URLSearchParams({ labName })}`)).body
  const rows = [first, inside].map(({ organizationId, name }) => ({ ORGANIZATION_ID: organizationId, NAME: name }))
  expect(await search('zyGote')).toEqual(rows)
  expect(await search('%')).toEqual(rows.slice(0, 1))
  expect(await search('50%_x')).toEqual(rows.slice(0, 1))
  expect(await search("x' or 'a'='a")).toEqual([])
  expect((await anonymous.get('/api/labs/search?labName=')).status).toBe(400)
  expect((await anonymous.get('/api/labs/search?labName=%00')).status).toBe(400)
})

test('[SECURE-007] [SECURE-012] a curator who logged in a while ago proves who they are before a manager is appointed or dismissed', async () => {
  const lab = await newLab('Proof Lab')
  const manager = await newAffiliate('proof-manager', lab)
  clock.advance(11 * 60_000)
  expect(await appoint(curator, manager, lab)).toMatchObject({ status: 403, body: { code: 'step_up_required' } })
  expect((await curator.post('/api/auth/prove-identity', { password: curator.password })).status).toBe(200)
  expect((await appoint(curator, manager, lab)).status).toBe(200)
  clock.advance(11 * 60_000)
  expect((await appoint(curator, manager, lab, false)).status).toBe(403)
})
