import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { runWorker } from '@rosette/job-queue/run-worker.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { quickPace, quietLogger } from '@rosette/test-kit/runs/quick-pace.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { afterAll, expect, test } from 'vitest'
import { anonymous } from '../../access/contract/access.ts'
import { StoredContent } from '../../list-contents/contract/list-content.ts'
import { contentSenderOf, keepListContent } from '../../list-contents/server/list-content-store.ts'
import { RunStatus, StartedRun } from '../../runs/contract/run-status.ts'
import { runTaker } from '../../runs/server/run-taker.ts'
import { EnrichmentAnswer } from '../contract/enrichment-answer.ts'
import { tool } from './enrichment-tool.ts'

const database = await testDatabase()
const { url, releaseId } = database
// Other tools would ask a visitor to log in and pay.
const { as } = await testApp(database, { env: { ACCESS_MODE: 'spec', PREMIUM_TOOLS: 'enforce' } })
const visitor = as('anonymous')
const own = openDatabase({ url, poolSize: 6 })
const dir = await mkdtemp(join(tmpdir(), 'rosette-enrichment-'))
const dependencies = { db: own, clock: fixedClock(), logger: quietLogger, tools: [tool], runDir: dir, sequenceDir: dir }
const taker = runTaker({ ...dependencies, publicUrl: 'https://rosette.example', maxResultBytes: 10_000_000 }, quickPace)
const worker = await runWorker({ url, tasks: taker.tasks, concurrency: 1, logger: quietLogger })
afterAll(async () => {
  await taker.stop()
  await worker.stop()
  await own.close()
  await rm(dir, { recursive: true })
})

const countRuns = async () => (await own.pool.query('select from community.run')).rowCount
const items = ['AT4G18960', 'AT5G10140', 'AT1G65480', 'nobody']
const settings = { min: '1', alpha: '0.5', evidence: 'curated' }
const addressOf = (query: Record<string, string>) => `/api/enrichment?${new URLSearchParams({ ...settings, ...query })}`

async function keep(listed: readonly string[]): Promise<string> {
  return StoredContent.parse((await visitor.post('/api/list-contents', { kind: 'locus', items: listed })).body).id
}

const wish = { prefer: 'respond-async, wait=0' }

/** Asks while nobody can read names, for as long as an answer is waited for. */
async function askWhileSlow(address: string) {
  const client = await own.pool.connect()
  try {
    await client.query('begin')
    await client.query(`lock table ${schemaOf(releaseId)}.identifier in access exclusive mode`)
    return await visitor.get(address, wish)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

async function finish(address: string) {
  const started = await askWhileSlow(address)
  expect(started).toMatchObject({ status: 202, headers: { 'preference-applied': 'respond-async', 'cache-control': 'no-store' } })
  const { token, address: page } = StartedRun.parse(started.body)
  expect(started.headers.location).toBe(page)
  const read = async () => RunStatus.parse((await visitor.get(`/api/runs/${token}`)).body)
  await expect.poll(async () => (await read()).state, { timeout: 20_000 }).toMatch(/done|failed/)
  return { token, run: await read() }
}

test('[ENRICH-028] without the wish, and in time with it, the answer comes at once', async () => {
  const address = addressOf({ items: items.join(',') })
  const plain = await visitor.get(address)
  const wished = await visitor.get(address, { prefer: 'respond-async, wait=30' })
  expect([plain.status, wished.status]).toEqual([200, 200])
  expect(plain.headers['preference-applied']).toBeUndefined()
  expect(wished.body).toEqual(plain.body)
})

test('[ENRICH-028] [SECURE-042] what can be answered at once, or refused, never becomes a run', async () => {
  const before = await countRuns()
  const answers = await Promise.all([
    visitor.get(addressOf({ items: items.join(','), source: 'go_mf' }), wish),
    visitor.get(addressOf({ list: 'B'.repeat(22) }), wish),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 404])
  expect(await countRuns()).toBe(before)
})

test('[ENRICH-028] a visitor without account or units has a run, whose answer and file are those of the calls', async () => {
  const [list, backgroundList] = [await keep(items), await keep([...items, 'AT2G45660', 'AT5G15840'])]
  const queries: Record<string, string>[] = [{ items: items.join(',') }, { list, backgroundList }]
  for (const query of queries) {
    const address = addressOf(query)
    const { token, run } = await finish(address)
    expect(run).toMatchObject({ state: 'done', tool: 'enrichment', releaseId, formPath: '/tools/enrichment' })
    const answer = EnrichmentAnswer.parse((await visitor.get(`/api/runs/${token}/files/answer.json`)).body)
    expect(answer).toEqual((await visitor.get(address)).body)
    expect(answer.list.notMatched.ids).toEqual(['nobody'])
    const [file, call] = [
      await visitor.get(`/api/runs/${token}/files/tests.tsv`),
      await visitor.get(address.replace('enrichment?', 'enrichment/file?')),
    ]
    // The call names its address, and a run has another.
    expect(file.text).toBe(call.text.replace(/^# Address: .*\n/m, ''))
    expect((await visitor.get(`/api/runs/${token}/options`)).body).toMatchObject({ ...query, evidence: 'curated' })
  }
})

test('[ENRICH-028] the same question has the stored answer at once, and one that cannot be answered says why', async () => {
  const address = addressOf({ items: items.join(',') })
  await finish(address)
  expect((await askWhileSlow(address)).body).toMatchObject({ state: 'done' })
  // Stored without a call, so that its items are not resolved yet.
  const terms = await keepListContent(
    own.community,
    { kind: 'keyword', items: ['GO:0009908'] },
    contentSenderOf(anonymous, '192.0.2.1'),
    new Date(),
  )
  const { run } = await finish(addressOf({ list: terms }))
  expect(run).toMatchObject({ state: 'failed', fault: expect.stringMatching(/kind keyword/) })
})
