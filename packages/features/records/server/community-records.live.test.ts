import { organizationKind } from '@rosette/kinds/organization/contract/organization-kind.ts'
import type { OrganizationRecord } from '@rosette/kinds/organization/contract/organization-record.ts'
import { personKind } from '@rosette/kinds/person/contract/person-kind.ts'
import type { PersonRecord } from '@rosette/kinds/person/contract/person-record.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { describe, expect, test } from 'vitest'

const database = await testDatabase()
const { as } = await testApp(database)
const { as: guardedAs } = await testApp(database, { env: { ACCESS_MODE: 'spec' } })
const unknownKey = 999_999_999_999

async function keyOf(naturalKey: string): Promise<number> {
  const row = await database.db.community
    .selectFrom('member')
    .select('communityId')
    .where('naturalKey', '=', naturalKey)
    .executeTakeFirstOrThrow()
  return row.communityId
}

async function load<Rec>(kind: string, naturalKey: string): Promise<Rec> {
  const { status, body } = await as('anonymous').get(`/api/detail/${kind}?key=${await keyOf(naturalKey)}`)
  expect(status).toBe(200)
  // Checked against the contract by the route; the tests below look at its fields.
  return body as Rec
}

describe.each([
  ['person', 'demo-flora-example', personKind, 'no-store'],
  ['organization', 'demo-meristem-lab', organizationKind, 'public, no-cache'],
] as const)('%s', (kind, naturalKey, card, cacheControl) => {
  test('a known key answers the record with release and tag, and again only when it has changed', async () => {
    const path = `/api/detail/${kind}?key=${await keyOf(naturalKey)}`
    const answer = await as('anonymous').get(path)
    expect(answer.status).toBe(200)
    expect((await card.record()).safeParse(answer.body).success).toBe(true)
    expect(answer.headers).toMatchObject({ 'rosette-release': database.releaseId, 'cache-control': cacheControl })
    const etag = String(answer.headers.etag)
    expect((await as('anonymous').get(path, { 'if-none-match': etag })).status).toBe(304)
    await database.db.community
      .updateTable('postalAddress')
      .set({ city: `City of ${kind}` })
      .execute()
    expect(await as('anonymous').get(path, { 'if-none-match': etag })).toMatchObject({ status: 200, body: { city: `City of ${kind}` } })
  })

  test('[API-062] an unknown key is 404, a malformed one 400, and the key of the other kind is unknown', async () => {
    expect((await as('anonymous').get(`/api/detail/${kind}?key=${unknownKey}`)).status).toBe(404)
    expect((await as('anonymous').get(`/api/detail/${kind}?key=abc`)).status).toBe(400)
    const other = await keyOf(kind === 'person' ? 'demo-meristem-lab' : 'demo-flora-example')
    expect((await as('anonymous').get(`/api/detail/${kind}?key=${other}`)).status).toBe(404)
  })

  test('under the specification it is guarded', async () => {
    const path = `/api/detail/${kind}?key=${await keyOf(naturalKey)}`
    expect((await guardedAs('anonymous').get(path)).status).toBe(403)
    expect((await guardedAs('subscriber').get(path)).status).toBe(200)
  })

  test('[BROWSE-024] /community leads to its page, and to nothing where the visitor may not see it', async () => {
    const key = await keyOf(naturalKey)
    const { status, headers } = await as('anonymous').get(`/community?key=${key}`)
    expect([status, headers.location, headers['cache-control']]).toEqual([302, `/${kind}?key=${key}`, 'no-store'])
    const refused = await guardedAs('anonymous').get(`/community?key=${key}`)
    expect(refused.headers.location).toBe(`/access-denied?from=%2Fcommunity%3Fkey%3D${key}`)
  })

  test('its page carries the record, and no search engine is invited', async () => {
    const key = await keyOf(naturalKey)
    const page = await as('anonymous').open(`/${kind}?key=${key}`)
    expect(page).toMatchObject({ status: 200, canonical: `https://rosette.example/${kind}/${key}`, title: `${card.label} Detail` })
    expect(page.robots).toContain('noindex')
  })
})

test.for(['', '?key=', '?key=abc', `?key=${unknownKey}`])('[BROWSE-024] /community%s is not found', async (query) => {
  expect(await as('anonymous').open(`/community${query}`)).toMatchObject({ status: 404, title: 'Page Not Found' })
})

test('[DATA-053] a person has names, interests, address, phones, affiliations and publications', async () => {
  const person = await load<PersonRecord>('person', 'demo-flora-example')
  expect(person).toMatchObject({
    firstName: 'Flora',
    lastName: 'Example',
    authorNames: ['Example F', 'Example FA'],
    otherNames: ['Flora Sample'],
    tairAccession: 900000001,
    organisms: ['Arabidopsis thaliana', 'Brassica rapa'],
    primaryJobTitle: 'Professor',
    researchInterest: 'How a meristem decides to flower, in demonstrations.',
    address: 'Department of Examples\n1 Garden Street',
    region: 'CA',
    postalCode: '00000',
    country: 'USA',
    email: 'flora@example.org',
    websites: [{ url: 'https://example.org/flora' }],
    affiliations: [
      { organizationName: 'Demonstration Stock Centre', communityId: await keyOf('demo-stock-centre'), isPi: false, jobTitle: null },
      { organizationName: 'Example Meristem Lab', communityId: await keyOf('demo-meristem-lab'), isPi: true, jobTitle: 'Professor' },
    ],
    communityId: await keyOf('demo-flora-example'),
    personId: expect.any(Number),
  })
  expect(person.keywords).toEqual([
    { keyword: 'flower development', record: expect.objectContaining({ kind: 'keyword', label: 'flower development' }) },
    { keyword: 'demonstration', record: null },
  ])
  expect(person.publications.map(({ referenceId }) => referenceId)).toEqual([900000002, 900000001])
  for (const { referenceId, title, sourceName, publicationYear } of person.publications) {
    const { body } = await as('anonymous').get(`/api/detail/publication?key=${referenceId}`)
    expect(body).toMatchObject({ publication: { title, pubName: sourceName, publicationYear } })
  }
})

test("[DATA-079] TAIR's number is the key of a person and of an organization; others have keys of one minted range", async () => {
  expect(await keyOf('demo-flora-example')).toBe(900000001)
  expect(await keyOf('demo-stock-centre')).toBe(900000002)
  const minted = await Promise.all(['demo-nemo', 'demo-empty-institute'].map(keyOf))
  expect(Math.min(...minted)).toBeGreaterThan(1_000_000_000)
  expect(new Set(minted).size).toBe(2)
})

test('[DATA-055] all four types of phones are stored and answered', async () => {
  const { phones } = await load<PersonRecord>('person', 'demo-flora-example')
  expect(phones).toEqual([
    { phoneType: 'work', phoneNumber: '+1 555 0100' },
    { phoneType: 'mobile', phoneNumber: '+1 555 0101' },
    { phoneType: 'fax', phoneNumber: '+1 555 0102' },
    { phoneType: 'lab', phoneNumber: '+1 555 0103' },
  ])
})

test('e-mail, phones and street are hidden if their owner does not want them shown', async () => {
  const person = await load<PersonRecord>('person', 'demo-private')
  expect(person).toMatchObject({ email: null, phones: [], address: null, postalCode: null, country: 'France' })
  expect(JSON.stringify(person)).not.toContain('discreta@')
})

test('[DATA-056] [DORG-004] an organization names its people with both of their ids', async () => {
  const organization = await load<OrganizationRecord>('organization', 'demo-meristem-lab')
  expect(organization).toMatchObject({
    name: 'Example Meristem Lab',
    communityId: await keyOf('demo-meristem-lab'),
    organizationType: 'laboratory',
    organizationId: expect.any(Number),
    address: 'Department of Examples\n1 Garden Street',
    phones: [{ phoneType: 'lab', phoneNumber: '+1 555 0103' }],
    websites: [{ url: 'https://example.org/meristem-lab' }],
    dateLastUpdated: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
  const flora = await load<PersonRecord>('person', 'demo-flora-example')
  const { personId, communityId, firstName, lastName } = flora
  expect(organization.affiliations[0]).toEqual({ personId, communityId, firstName, lastName, isPi: true, jobTitle: 'Professor' })
})

test('the general search finds people and labs together, best first', async () => {
  const search = (searchText: string) => as('anonymous').post('/api/search/general', { searchText, category: 'community' })
  const { status, body } = await search('flora example')
  expect(status).toBe(200)
  expect(body).toMatchObject({ total: 1, error: null, docs: [{ type: 'person', communityId: await keyOf('demo-flora-example') }] })
  const { docs } = Object((await search('stock centre')).body)
  // The lab itself before the people in it.
  expect(docs.slice(0, 2)).toMatchObject([{ org_name: 'Demonstration Stock Centre' }, { affiliated_orgs: ['Demonstration Stock Centre'] }])
  expect((await search('flora@example.org')).body).toMatchObject({ total: 0 })
})
