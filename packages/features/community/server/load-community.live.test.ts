import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatCommunity } from '@rosette/demo-release/community/format-community.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { communityFiles } from '../contract/community-files.ts'
import { loadCommunity } from './load-community.ts'

const database = await testDatabase()
const { db } = database
const { as } = await testApp(database)
const dir = await mkdtemp(join(tmpdir(), 'rosette-community-'))
afterAll(() => rm(dir, { recursive: true }))

const tables =
  'member person organization postal_address phone website affiliation person_word person_publication news_item event job_posting comment symbol_submission'

async function counts(): Promise<Record<string, number>> {
  const rows = await Promise.all(
    tables.split(' ').map(async (table) => {
      const answer = await db.pool.query<{ count: number }>(`select count(*) as count from community.${table}`)
      return [table, answer.rows[0]?.count ?? 0] as const
    }),
  )
  return Object.fromEntries(rows)
}

beforeAll(async () => {
  // As the demo release of the test run has them: what is loaded again replaces itself.
  for (const [file, lines] of Object.entries(formatCommunity(new Date('2026-11-01T00:00:00Z')))) {
    await writeFile(join(dir, file), `${lines.join('\n')}\n`)
  }
  await loadCommunity(db, dir)
})

test('every file of the demo is read, every table has rows, and loading again changes no count', async () => {
  const before = await counts()
  expect(Object.values(before).every((count) => count > 0)).toBe(true)
  const report = await loadCommunity(db, dir)
  expect(Object.keys(report.lines)).toEqual(Object.keys(communityFiles))
  expect(Object.values(report.lines).every((count) => count > 0)).toBe(true)
  expect(await counts()).toEqual(before)
})

test('[SECURE-012] a manager stays one when their affiliation is loaded again as confirmed, and only then', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'rosette-community-'))
  const load = async (affiliations: readonly object[]) => {
    const person = { naturalKey: 'manager', lastName: 'Manager', affiliations, dateLastUpdated: '2026-11-01' }
    await writeFile(join(dir, 'rosette_community_person.jsonl'), JSON.stringify(person))
    await loadCommunity(db, dir)
    const answer = await db.pool.query(
      `select affiliation.is_pi, affiliation.is_manager from community.affiliation
       join community.member on community_id = person_community_id where natural_key = 'manager'`,
    )
    return answer.rows
  }
  const university = { organization: 'demo-university' }
  expect(await load([university])).toEqual([{ is_pi: false, is_manager: false }])
  await db.pool.query(`update community.affiliation set is_manager = true from community.member
    where community_id = person_community_id and natural_key = 'manager'`)
  expect(await load([{ ...university, isPi: true }])).toEqual([{ is_pi: true, is_manager: true }])
  expect(await load([{ ...university, isConfirmed: false }])).toEqual([{ is_pi: false, is_manager: false }])
  expect(await load([])).toEqual([])
  await rm(dir, { recursive: true })
})

test('a line that breaks its contract stops the load with file, line and reason, and nothing is written', async () => {
  const before = await counts()
  const spoilt = await mkdtemp(join(tmpdir(), 'rosette-community-'))
  const good = JSON.stringify({ naturalKey: 'new', name: 'New Lab', dateLastUpdated: '2026-11-01' })
  const phone = JSON.stringify({
    naturalKey: 'p',
    lastName: 'P',
    phones: [{ phoneType: 'home', phoneNumber: '1' }],
    dateLastUpdated: '2026-11-01',
  })
  await writeFile(join(spoilt, 'rosette_community_organization.jsonl'), `${good}\n`)
  await writeFile(join(spoilt, 'rosette_community_person.jsonl'), `${phone}\nno json\n`)
  await expect(loadCommunity(db, spoilt)).rejects.toThrow(
    /rosette_community_person\.jsonl:1: phones\.0\.phoneType: .*\nrosette_community_person\.jsonl:2: /,
  )
  await writeFile(
    join(spoilt, 'rosette_community_person.jsonl'),
    JSON.stringify({ naturalKey: 'p', lastName: 'P', affiliations: [{ organization: 'nobody' }], dateLastUpdated: '2026-11-01' }),
  )
  await expect(loadCommunity(db, spoilt)).rejects.toThrow('There is no organization with the natural key nobody')
  expect(await counts()).toEqual(before)
  await rm(spoilt, { recursive: true })
})

test('[DATA-005] a news item has id, title, date and content', async () => {
  const row = await db.community.selectFrom('newsItem').selectAll().orderBy('publishedOn', 'desc').executeTakeFirstOrThrow()
  expect(row).toEqual({
    id: expect.any(Number),
    title: 'Demonstration news 1',
    publishedOn: '2026-10-29',
    content: expect.stringContaining('<em>made up</em>'),
  })
})

test('[DATA-007] [API-047] events have headline, days, venue, place and address', async () => {
  const { status, body } = await as('anonymous').get('/api/news/events')
  expect(status).toBe(200)
  expect(body).toContainEqual({
    headline: 'Demonstration Conference on Arabidopsis Research',
    begins: '2026-12-31',
    ends: '2027-01-04',
    venue: 'Example Hall',
    location: { CityName: 'Exampleton', RegionName: 'CA', CountryName: 'USA' },
    uri: 'https://example.org/conference',
  })
})

test('[DATA-008] [API-048] jobs have headline, day, employer, place, address and, if there is one, a last day', async () => {
  const { body } = await as('anonymous').get('/api/news/jobs')
  expect(body).toEqual([
    {
      headline: 'Demonstration postdoc in flower development',
      issuedOn: '2026-10-27',
      employerName: 'Example Meristem Lab',
      location: 'Exampleton, CA, USA',
      uri: 'https://example.org/jobs/1',
      deadline: '2026-12-01',
    },
    expect.objectContaining({ uri: 'demonstration-technician.txt', deadline: null }),
  ])
})

test('the tables refuse what the files could not say either', async () => {
  const refused = [
    `insert into community.event (headline, begins, ends, uri) values ('x', '2026-01-02', '2026-01-01', 'x')`,
    `insert into community.phone select community_id, 99, 'home', '1' from community.member limit 1`,
    `insert into community.symbol_submission (symbol, full_name, is_mutant_phenotype, status, submitter_id)
     select 'demoacc', 'x', true, 'accepted', community_id from community.person limit 1`,
    // The key of an organization can't become that of a person.
    `insert into community.person (community_id, last_name) select community_id, 'x' from community.organization limit 1`,
  ]
  for (const statement of refused) await expect(db.pool.query(statement), statement).rejects.toThrow(/violates|duplicate key/)
})
