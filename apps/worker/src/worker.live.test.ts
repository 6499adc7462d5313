import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Clock } from '@rosette/contract-kit/clock.ts'
import { indexSymbolsTask, noteMemberChange, noteSymbolChange } from '@rosette/features/community/server/index-tasks.ts'
import { communityAlias, symbolAlias } from '@rosette/features/community/server/live-index.ts'
import { saveOrganization } from '@rosette/features/community/server/save-members.ts'
import { findSavedSearch, saveSearch } from '@rosette/features/results/server/saved-search-store.ts'
import { addJob } from '@rosette/job-queue/add-job.ts'
import { retireReleasesTask } from '@rosette/release-kit/publish/retire-releases.ts'
import { findAliasedIndex } from '@rosette/search-engine/index/create-index.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { dropIndicesWhere, testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { expect, test } from 'vitest'
import { workerTasks } from './worker-tasks.ts'

const { db, url } = await testDatabase('empty')
const { engine, indexPrefix, url: engineUrl } = testEngine()
const main = fileURLToPath(new URL('./main.ts', import.meta.url))

const noMail = { mailer: null, publicUrl: 'https://rosette.example' }

function startWorker(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (text: Buffer) => {
    output += text
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return { child, output: () => output }
}

test('the process takes the jobs of the queue and ends gracefully when requested', async () => {
  const { child, output } = startWorker({ DATABASE_URL: url, OPENSEARCH_URL: engineUrl, INDEX_PREFIX: indexPrefix })
  await expect.poll(output, { timeout: 20_000 }).toContain('The worker is taking jobs')
  await addJob(db.community, retireReleasesTask, {})
  await expect.poll(output, { timeout: 10_000 }).toContain('Releases retired')
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
  expect(output()).toContain('finishing its jobs')
})

test('a change of a member reaches the index of the community, which the worker makes by itself', async () => {
  const { child, output } = startWorker({ DATABASE_URL: url, OPENSEARCH_URL: engineUrl, INDEX_PREFIX: indexPrefix })
  const alias = communityAlias(indexPrefix)
  await expect.poll(() => findAliasedIndex(engine, alias), { timeout: 20_000 }).not.toBeNull()
  await db.community.transaction().execute(async (tx) => {
    const lab = { naturalKey: 'lab', tairAccession: null, phones: [], websites: [], dateLastUpdated: '2026-11-01' }
    await noteMemberChange(tx, [await saveOrganization(tx, { ...lab, name: 'Example Lab', organizationType: null })])
  })
  await expect
    .poll(async () => (await engine.search(alias, { query: { match_all: {} } })).sources, { timeout: 20_000 })
    .toEqual([expect.objectContaining({ org_name: 'Example Lab' })])
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(output()).not.toContain('could not be updated')
})

test('a symbol that is accepted reaches its index, which the job makes by itself', async () => {
  const own = `${indexPrefix}_symbols`
  const logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
  const task = workerTasks({ db, ownerDb: db, engine, indexPrefix: own, clock: fixedClock(), logger, ...noMail }).find(
    ({ definition }) => definition.name === indexSymbolsTask.name,
  )
  await db.community.transaction().execute(async (tx) => {
    const lab = { naturalKey: 'submitter', tairAccession: null, phones: [], websites: [], dateLastUpdated: '2026-11-01' }
    const submitterId = await saveOrganization(tx, { ...lab, name: 'Submitting Lab', organizationType: null })
    const submission = { symbol: 'Xyz', fullName: 'EXAMPLE', isMutantPhenotype: true, submitterId, status: 'accepted' }
    await tx.insertInto('symbolSubmission').values(submission).execute()
    await noteSymbolChange(tx, ['Xyz'])
  })
  await task?.run({ symbols: ['XYZ'] }, { jobId: '1', attempt: 1, traceparent: null, signal: new AbortController().signal })
  await engine.request({ method: 'POST', path: `/${symbolAlias(own)}/_refresh` })
  const { sources } = await engine.search(symbolAlias(own), { query: { match_all: {} } })
  await dropIndicesWhere(engine, (name) => name.startsWith(`${own}-`))
  expect(sources).toEqual([
    expect.objectContaining({ symbol: 'Xyz', status: 'accepted', contact: expect.stringMatching(/^Submitting Lab_\d+$/) }),
  ])
})

test('a wrong setting stops it with a sentence, not a stack', async () => {
  const { child, output } = startWorker({ DATABASE_URL: url })
  const [code] = await once(child, 'exit')
  expect(code).toBe(1)
  expect(output()).toMatch(/^OPENSEARCH_URL is not set: URL of OpenSearch 3[^\n]*\.\n$/)
})

test('answers to calls with an Idempotency-Key are kept for a day', async () => {
  const clock = fixedClock('2026-11-02T00:00:00Z')
  for (const [key, createdAt] of [
    ['old', '2026-10-31T23:59:00Z'],
    ['new', '2026-11-01T00:01:00Z'],
  ] as const) {
    await db.community
      .insertInto('idempotencyKey')
      .values({ actor: 'anonymous', route: 'POST /x', key, requestHash: 'h', createdAt })
      .execute()
  }
  await runTask('prune-idempotency-keys', clock)
  expect(await db.community.selectFrom('idempotencyKey').select('key').execute()).toEqual([{ key: 'new' }])
})

test('[SECURE-023] a saved search goes 30 days after it was saved if nobody opened it, else a year after it was last opened', async () => {
  const clock = fixedClock('2025-11-01T00:00:00Z')
  const saver = { network: '192.0.2.1', maxBytes: 1_000_000 }
  const save = (searchText: string) => saveSearch(db.community, { category: 'genes', searchText }, saver, clock.now())
  const [unopened, opened, reopened] = [await save('AG'), await save('FT'), await save('LFY')]
  const dayMs = 24 * 60 * 60 * 1000
  const storedAfter = async (days: number) => {
    clock.advance(days * dayMs)
    await runTask('prune-saved-searches', clock)
    const rows = await db.community.selectFrom('savedSearch').select('id').execute()
    return new Set(rows.map(({ id }) => id))
  }
  for (const id of [opened, reopened]) await findSavedSearch(db.community, id, clock.now())
  expect(await storedAfter(30)).toEqual(new Set([unopened, opened, reopened]))
  expect(await storedAfter(1)).toEqual(new Set([opened, reopened]))
  await findSavedSearch(db.community, reopened, clock.now())
  expect(await storedAfter(334)).toEqual(new Set([opened, reopened]))
  expect(await storedAfter(1)).toEqual(new Set([reopened]))
  expect(await storedAfter(31)).toEqual(new Set())
})

async function runTask(name: string, clock: Clock): Promise<void> {
  const logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
  const task = workerTasks({ db, ownerDb: db, engine, indexPrefix, clock, logger, ...noMail }).find(
    ({ definition }) => definition.name === name,
  )
  await task?.run({}, { jobId: '1', attempt: 1, traceparent: null, signal: new AbortController().signal })
}
