import type { CommunityHit } from '@rosette/contract-kit/cards/community-hit.ts'
import { findAliasedIndex, listIndices } from '@rosette/search-engine/index/create-index.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { beforeAll, expect, test } from 'vitest'
import { indexMembers, loadMemberDocuments } from './index-members.ts'
import { indexCommunityTask, noteMemberChange } from './index-tasks.ts'
import { communityAlias, liveIndexStem } from './live-index.ts'
import { ensureCommunityIndex, liveMembers, reindexCommunity } from './reindex-community.ts'
import { saveOrganization, savePerson } from './save-members.ts'

const { db } = await testDatabase('empty')
const { engine, indexPrefix } = testEngine()
const dependencies = { db, engine, indexPrefix }
const alias = communityAlias(indexPrefix)
const member = { tairAccession: null, phones: [], websites: [], dateLastUpdated: '2026-11-01' }
const person = {
  ...member,
  primaryJobTitle: null,
  researchInterest: null,
  email: 'hidden@example.org',
  contactAudience: 'everyone' as const,
  address: '7 Hidden Lane',
  authorNames: [],
  otherNames: [],
  organisms: [],
  keywords: [],
  referenceIds: [],
}

let lab = 0
let flora = 0

beforeAll(async () => {
  await db.community.transaction().execute(async (tx) => {
    lab = await saveOrganization(tx, { ...member, naturalKey: 'lab', name: 'Example Lab', organizationType: 'laboratory' })
    const affiliations = [{ organization: 'lab', isPi: true, jobTitle: 'Professor', isConfirmed: true }]
    flora = await savePerson(tx, { ...person, naturalKey: 'flora', firstName: 'Flora', lastName: 'Example', affiliations })
  })
  await ensureCommunityIndex(dependencies)
})

async function hits(): Promise<CommunityHit[]> {
  await engine.request({ method: 'POST', path: `/${alias}/_refresh` })
  const { sources } = await engine.search<CommunityHit>(alias, { query: { match_all: {} }, sort: ['communityId'], track_total_hits: true })
  return sources
}

async function memberIndices(): Promise<string[]> {
  return (await listIndices(engine, indexPrefix)).filter((index) => index.startsWith(`${indexPrefix}-community.`))
}

async function jobs(): Promise<unknown[]> {
  const { rows } = await db.pool.query(
    `select job.payload -> 'payload' as payload from graphile_worker._private_jobs as job
     join graphile_worker._private_tasks as task on task.id = job.task_id where task.identifier = $1`,
    [indexCommunityTask.name],
  )
  return rows.map((row) => row.payload)
}

test('people and organizations have keys of one range', () => {
  expect(Math.min(lab, flora)).toBeGreaterThan(1_000_000_000)
  expect(lab).not.toBe(flora)
})

test('[DATA-022] documents have the wire names of the specification', async () => {
  expect(await hits()).toEqual([
    {
      communityId: lab,
      type: 'organization',
      name: 'Example Lab',
      org_name: 'Example Lab',
      org_type: 'laboratory',
      first_name: null,
      last_name: null,
      job_title: null,
      state: null,
      country: null,
      affiliated_orgs: [],
    },
    {
      communityId: flora,
      type: 'person',
      name: 'Example, Flora',
      org_name: null,
      org_type: null,
      first_name: 'Flora',
      last_name: 'Example',
      job_title: null,
      state: null,
      country: null,
      affiliated_orgs: ['Example Lab'],
    },
  ])
})

test('search documents know neither e-mail address nor street', async () => {
  const documents = await loadMemberDocuments(db.community, [lab, flora])
  expect(documents.size).toBe(2)
  expect(JSON.stringify([...documents])).not.toMatch(/hidden/i)
})

test('[SECURE-013] a text that repeats a hidden address is not indexed, until everyone may see the address', async () => {
  const words = ['Flora <Hidden@example.org>', 'F. Example']
  const rows = words.map((word, index) => ({ communityId: flora, wordType: 'other_name', place: index, word }))
  await db.community.insertInto('personWord').values(rows).execute()
  for (const [contactAudience, found] of [
    ['nobody', words.slice(1)],
    ['members', words.slice(1)],
    ['everyone', words],
  ] as const) {
    await db.community.updateTable('person').set({ contactAudience }).where('communityId', '=', flora).execute()
    expect((await loadMemberDocuments(db.community, [flora])).get(flora)).toMatchObject({ other_names: found })
  }
})

test('a change brings its job in the same transaction, for the people of a lab as well, or not at all', async () => {
  const failing = db.community.transaction().execute(async (tx) => {
    await noteMemberChange(tx, [lab])
    throw new Error('the write failed')
  })
  await expect(failing).rejects.toThrow('the write failed')
  expect(await jobs()).toEqual([])
  await db.community.transaction().execute(async (tx) => {
    await tx.updateTable('organization').set({ name: 'Renamed Lab' }).where('communityId', '=', lab).execute()
    await noteMemberChange(tx, [lab])
  })
  expect(await jobs()).toEqual([{ communityIds: expect.arrayContaining([lab, flora]) }])
  await indexMembers(dependencies, [lab, flora])
  expect((await hits()).map((hit) => [hit.name, hit.affiliated_orgs])).toEqual([
    ['Renamed Lab', []],
    ['Example, Flora', ['Renamed Lab']],
  ])
})

test('a job that comes late does not bring an old document back', async () => {
  const old = await db.community.selectFrom('member').select('changeNumber').where('communityId', '=', flora).executeTakeFirstOrThrow()
  await db.community.transaction().execute(async (tx) => {
    await tx.updateTable('person').set({ lastName: 'Newer' }).where('communityId', '=', flora).execute()
    await noteMemberChange(tx, [flora])
  })
  await indexMembers(dependencies, [flora])
  // As if a worker had read the row before and sent it only now.
  await db.community.updateTable('person').set({ lastName: 'Older' }).where('communityId', '=', flora).execute()
  await db.community.updateTable('member').set({ changeNumber: old.changeNumber }).where('communityId', '=', flora).execute()
  await indexMembers(dependencies, [flora])
  expect((await hits()).map((hit) => hit.last_name)).toEqual([null, 'Newer'])
  await db.community.updateTable('person').set({ lastName: 'Example' }).where('communityId', '=', flora).execute()
  await db.community.transaction().execute((tx) => noteMemberChange(tx, [flora]))
  await indexMembers(dependencies, [flora])
})

test('the index is rebuilt without a moment in which nothing is found', async () => {
  const before = await findAliasedIndex(engine, alias)
  let isDone = false
  const counts: number[] = []
  const watching = (async () => {
    while (!isDone) counts.push((await engine.search(alias, { query: { match_all: {} }, size: 0, track_total_hits: true })).total)
  })()
  const report = await reindexCommunity(dependencies)
  isDone = true
  await watching
  expect(report.documents).toBe(2)
  expect(counts.length).toBeGreaterThan(0)
  expect(new Set(counts)).toEqual(new Set([2]))
  const after = await findAliasedIndex(engine, alias)
  expect(after).toBe(report.index)
  expect(after).not.toBe(before)
  expect(await memberIndices()).toEqual([before, report.index].sort())
  expect(after?.startsWith(liveIndexStem(indexPrefix, liveMembers))).toBe(true)
})

test('a change during the rebuilding is not lost', async () => {
  const rebuilding = reindexCommunity(dependencies)
  await db.community.transaction().execute(async (tx) => {
    await tx.updateTable('person').set({ firstName: 'Meanwhile' }).where('communityId', '=', flora).execute()
    await noteMemberChange(tx, [flora])
  })
  await Promise.all([rebuilding, indexMembers(dependencies, [flora])])
  expect((await hits()).map((hit) => hit.first_name)).toEqual([null, 'Meanwhile'])
  // The live one and the one before: older ones are gone.
  expect(await memberIndices()).toHaveLength(2)
})

test('a deleted member is no longer found, and the key is not reused', async () => {
  await db.community.transaction().execute(async (tx) => {
    await tx.deleteFrom('person').where('communityId', '=', flora).execute()
    await noteMemberChange(tx, [flora])
  })
  await indexMembers(dependencies, [flora])
  expect((await hits()).map((hit) => hit.communityId)).toEqual([lab])
  const again = await db.community
    .transaction()
    .execute((tx) => savePerson(tx, { ...person, naturalKey: 'other', firstName: null, lastName: 'Other', affiliations: [] }))
  expect(again).toBeGreaterThan(flora)
})
