import { CommunityHit } from '@rosette/contract-kit/cards/community-hit.ts'
import { searchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import { jobTitles, organizationTypes } from '@rosette/contract-kit/vocabulary/community-types.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import type { Role } from '@rosette/test-kit/people/as.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'

const database = await testDatabase()
const { as } = await testApp(database)

async function search(searchTerms: object[], role: Role = 'anonymous'): Promise<CommunityHit[]> {
  const answer = await as(role).post('/api/search/community', { searchTerms })
  expect(answer.status).toBe(200)
  // An e-mail address never leaves the server, even if it found the person.
  expect(answer.text).not.toContain('@')
  return searchAnswer(CommunityHit.strict()).parse(answer.body).docs
}

const namesOf = async (...terms: object[]) => (await search(terms)).map(({ name }) => name)
const text = (search_input: string, search_method?: string) => ({ search_input, ...(search_method && { search_method }) })

test('[API-025] [DATA-022] hits of people and organizations have every field', async () => {
  const [flora] = await search([{ name: text('example', 'exactly') }, { first_name: text('flora', 'exactly') }])
  expect(flora).toMatchObject({
    type: 'person',
    first_name: 'Flora',
    last_name: 'Example',
    org_name: null,
    org_type: null,
    job_title: 'Professor',
    state: 'CA',
    country: 'USA',
    affiliated_orgs: ['Demonstration Stock Centre', 'Example Meristem Lab'],
    communityId: 900000001,
  })
  const [lab] = await search([{ name: text('Example Meristem', 'starts_with') }])
  expect(lab).toMatchObject({ type: 'organization', org_name: 'Example Meristem Lab', org_type: 'laboratory', last_name: null })
})

test('[FCOMM-003] search_for any, person or organization', async () => {
  const [any, people, organizations] = await Promise.all(['any', 'person', 'organization'].map((search_for) => search([{ search_for }])))
  expect(new Set(people?.map(({ type }) => type))).toEqual(new Set(['person']))
  expect(new Set(organizations?.map(({ type }) => type))).toEqual(new Set(['organization']))
  expect(any).toHaveLength((people?.length ?? 0) + (organizations?.length ?? 0))
})

test('[FCOMM-004] 21 types of organizations and 33 job titles', async () => {
  expect([organizationTypes.length, jobTitles.length]).toEqual([21, 33])
  expect(await namesOf({ search_org_type: 'lab' })).toEqual(['Example Meristem Lab'])
  expect(await namesOf({ search_org_type: 'stock_center' })).toEqual(['Demonstration Stock Centre'])
  expect(await namesOf({ search_org_type: 'unknown' })).toEqual(['Empty Institute'])
  const curators = await search([{ search_job_title: 'Curator' }])
  expect(curators.length).toBeGreaterThan(0)
  expect(new Set(curators.map(({ job_title }) => job_title))).toEqual(new Set(['Curator']))
  const unknown = await search([{ search_job_title: 'Unknown' }])
  expect(new Set(unknown.map(({ type, job_title }) => `${type} ${job_title}`))).toEqual(new Set(['person null']))
})

test.for([
  ['name', 'exam', 'starts_with', 'Example, Flora'],
  ['name', 'meristem', 'contains', 'Example Meristem Lab'],
  ['first_name', 'flor', 'starts_with', 'Example, Flora'],
  ['city', 'exampleton', 'exactly', 'Example, Flora'],
  ['state_outside', 'ca', 'exactly', 'Example, Flora'],
  ['url', 'example.org/flora', 'contains', 'Example, Flora'],
] as const)('[FCOMM-005] %s: %s, %s', async ([field, value, method, found]) => {
  const names = await namesOf({ [field]: text(value, method) })
  expect(names).toContain(found)
  expect(names).not.toContain('Nemo')
  expect(await namesOf({ [field]: text(`${value}zz`, method) })).toEqual([])
})

test('[FCOMM-005] an e-mail address finds its person for signed-in visitors, by exact match only', async () => {
  const requests = [{ email: text('FLORA@example.org') }]
  const refused = await as('anonymous').post('/api/search/community', { searchTerms: requests })
  expect([refused.status, refused.body]).toEqual([403, expect.objectContaining({ code: 'access_denied' })])
  expect((await search(requests, 'member')).map(({ name }) => name)).toEqual(['Example, Flora'])
  expect(await search([{ email: text('flora@example') }], 'member')).toEqual([])
  expect(await search([{ email: text('flora_example.org') }], 'member')).toEqual([])
  expect(await search([{ email: text('flora\u0000@example.org') }], 'member')).toEqual([])
  for (const search_method of ['contains', 'starts_with']) {
    const answer = await as('member').post('/api/search/community', { searchTerms: [{ email: text('flora', search_method) }] })
    expect([answer.status, answer.body]).toEqual([400, expect.objectContaining({ message: expect.stringContaining('email') })])
  }
})

test('[SECURE-013] people who hide their address from members are found by it neither in the form, nor by a count, nor by the search box', async () => {
  expect(await namesOf({ first_name: text('Discreta') })).toEqual(['Example, Discreta'])
  const hidden = 'discreta@example.org'
  expect(await search([{ email: text(hidden, 'exactly') }], 'member')).toEqual([])
  const count = await as('member').post('/api/match-counts/community', { searchTerms: [{ email: text(hidden) }] })
  expect(count).toMatchObject({ status: 200, body: { total: 0 } })
  for (const searchText of [hidden, `"${hidden}"`]) {
    const answer = await as('member').post('/api/search/general', { category: 'community', searchText })
    expect(answer.status).toBe(200)
    expect(answer.text, searchText).not.toContain('Discreta')
  }
})

test('[SECURE-013] [SECURE-050] people are searched a tenth as often as anything else is requested', async () => {
  const { as } = await testApp(database, { env: { RATE_LIMIT_PER_MINUTE: '40' } })
  const general = (category: string) => as('member').post('/api/search/general', { category, searchText: 'flora' })
  const form = { searchTerms: [{ name: text('flora') }] }
  const lookUps = [
    () => as('member').post('/api/search/community', form),
    () => as('member').post('/api/match-counts/community', form),
    () => general('community'),
    () => as('member').get('/api/suggest?category=community&text=flora'),
    () => as('member').get('/api/summary/person/999999'),
  ]
  for (const lookUp of lookUps.slice(0, 4)) expect((await lookUp()).status).toBe(200)
  for (const lookUp of lookUps) {
    const refused = await lookUp()
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect((await general('genes')).status).toBe(200)
  expect((await as('member').get('/api/suggest?category=genes&text=flora')).status).toBe(200)
})

test('[FCOMM-006] a state by its code and a country', async () => {
  const inCalifornia = await search([{ state_code: 'CA' }])
  expect(inCalifornia.length).toBeGreaterThan(0)
  expect(new Set(inCalifornia.map(({ state }) => state))).toEqual(new Set(['CA']))
  const inJapan = await search([{ country: 'japan' }])
  expect(inJapan.length).toBeGreaterThan(0)
  expect(new Set(inJapan.map(({ country }) => country))).toEqual(new Set(['Japan']))
  expect(await search([{ state_code: 'CA' }, { country: 'Japan' }])).toEqual([])
})

test('[FCOMM-007] a row with only a method is ignored', async () => {
  const rows = [{ city: { search_method: 'contains' } }, { email: { search_method: 'exactly' } }, { url: { search_method: 'starts' } }]
  expect(await namesOf(...rows, { first_name: text('Flora') })).toEqual(['Example, Flora'])
})
