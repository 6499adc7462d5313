import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartedRun } from '@rosette/features/runs/contract/run-status.ts'
import { buildReleaseBlast } from '@rosette/release-kit/build/build-release.ts'
import { openSequenceStore } from '@rosette/sequence-store/open-sequence-store.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import { makeDemoSequences } from '@rosette/test-kit/live/demo-sequences.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, onTestFinished, test } from 'vitest'

const database = await testDatabase()
const { db, url, releaseId } = database
const { indexPrefix, url: engineUrl } = testEngine()
const { sequenceDir } = await makeDemoSequences(database)
await buildReleaseBlast({ db, releaseId, sequenceDir })
// The API has no worker, no folder for runs and no engine for them: it reads results from PostgreSQL.
const { as } = await testApp(database, { env: { SEQUENCE_DIR: sequenceDir, PREMIUM_TOOLS: 'mark' } })
const { get, post } = as('anonymous')
const store = openSequenceStore(await sequenceFolder(db, sequenceDir, releaseId))
const protein = (await store.read('araport11_protein', 'AT4G18960.1'))?.sequence ?? ''
await store.close()

/** A worker process with a folder of its own, which goes with it. */
async function startWorker(): Promise<{ stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'rosette-worker-'))
  const env = { DATABASE_URL: url, OPENSEARCH_URL: engineUrl, INDEX_PREFIX: indexPrefix, SEQUENCE_DIR: sequenceDir }
  const child = spawn(process.execPath, [fileURLToPath(new URL('./main.ts', import.meta.url))], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...env,
      RUN_DIR: join(folder, 'runs'),
      RUN_CONCURRENCY: '1',
      WORKER_CONCURRENCY: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return {
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}

async function start(QueryText: string): Promise<string> {
  const answer = await post('/api/services/blast', {
    Algorithm: 'blastp',
    BlastTargetSet: 'Araport11_pep_20220914',
    textbox: 'seq',
    QueryText,
  })
  expect(answer, answer.text).toMatchObject({ status: 201 })
  return StartedRun.parse(answer.body).token
}

const stateOf = async (token: string) => (await get(`/api/runs/${token}`)).body

test('[RUN-018] [RUN-020] workers with folders of their own share PostgreSQL and the sequences only, and the API serves what each found', {
  timeout: 60_000,
}, async () => {
  const [first, second] = [await start(protein), await start(protein.slice(10))]
  expect(await stateOf(second)).toMatchObject({ state: 'waiting', place: 2 })
  const one = await startWorker()
  await expect.poll(() => stateOf(first), { timeout: 20_000 }).toMatchObject({ state: 'done' })
  await expect.poll(() => stateOf(second), { timeout: 20_000 }).toMatchObject({ state: 'done' })
  // Its folder is gone, and the next one takes what comes.
  await one.stop()
  const third = await start(protein.slice(20))
  const two = await startWorker()
  await expect.poll(() => stateOf(third), { timeout: 20_000 }).toMatchObject({ state: 'done' })
  await two.stop()
  for (const token of [first, second, third]) {
    const { body } = await get(`/api/runs/${token}/blast`)
    expect(body).toMatchObject({ hits: expect.arrayContaining([expect.objectContaining({ subject: 'AT4G18960.1' })]) })
    expect((await get(`/api/runs/${token}/blast/files/text`)).text).toContain('AT4G18960.1')
  }
})
