import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartedRun } from '@rosette/features/runs/contract/run-status.ts'
import { runTaker } from '@rosette/features/runs/server/run-taker.ts'
import { tools } from '@rosette/features/tool-registry/server/tools.ts'
import { runWorker } from '@rosette/job-queue/run-worker.ts'
import { buildReleaseBlast } from '@rosette/release-kit/build/build-release.ts'
import { openSequenceStore } from '@rosette/sequence-store/open-sequence-store.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import { pino } from 'pino'
import { afterAll, expect } from 'vitest'
import { z } from 'zod'
import { fixedClock } from '../fixed-clock.ts'
import { type TestApp, testApp } from '../test-app.ts'
import { makeDemoSequences } from './demo-sequences.ts'
import { type TestDatabase, testDatabase } from './test-database.ts'

export type BlastSite = TestApp & {
  database: TestDatabase
  sequenceDir: string
  /** Folder of the release's sequences. */
  folder: string
  runDir: string
  /** Starts a run by the call of its tool and waits until it is done. */
  start(path: string, body: object): Promise<string>
  /** The same with BLAST. */
  search(fields: object): Promise<string>
}

/** The site with the sequences of the demo release, its BLAST databases, and a worker that takes runs. Call it at the top of a file. */
export async function blastSite(env: Record<string, string> = {}): Promise<BlastSite> {
  const database = await testDatabase()
  const { db, releaseId } = database
  const { sequenceDir } = await makeDemoSequences(database)
  expect(await buildReleaseBlast({ db, releaseId, sequenceDir })).not.toBeNull()
  const app = await testApp(database, { env: { SEQUENCE_DIR: sequenceDir, PREMIUM_TOOLS: 'mark', ...env } })
  const worker = await startRunWorker(database, sequenceDir)
  afterAll(worker.stop)
  const start = (path: string, body: object) => runToEnd(app, path, body)
  const search = (fields: object) => start('/api/services/blast', { textbox: 'seq', ...fields })
  return { ...app, database, sequenceDir, folder: await sequenceFolder(db, sequenceDir, releaseId), runDir: worker.runDir, start, search }
}

/** Takes the runs of a site, with a folder of its own, until it is stopped. */
async function startRunWorker({ db, url }: Pick<TestDatabase, 'db' | 'url'>, sequenceDir: string) {
  const runDir = await mkdtemp(join(tmpdir(), 'rosette-runs-'))
  const logger = pino({ level: 'silent' })
  const dependencies = { publicUrl: 'https://rosette.example', maxResultBytes: 100 * 1024 * 1024 }
  const taker = runTaker({ db, clock: fixedClock(), logger, tools, runDir, sequenceDir, ...dependencies })
  const worker = await runWorker({ url, tasks: taker.tasks, concurrency: 2, logger })
  return {
    runDir,
    async stop() {
      await taker.stop()
      await worker.stop()
      await rm(runDir, { recursive: true, force: true })
    },
  }
}

/** Starts a run by the call of its tool and waits until it is done. */
async function runToEnd({ as }: Pick<TestApp, 'as'>, path: string, body: object): Promise<string> {
  const { post, get } = as('anonymous')
  const started = await post(path, body)
  expect(started, started.text).toMatchObject({ status: 201 })
  const { token } = StartedRun.parse(started.body)
  await expect
    .poll(async () => (await get(`/api/runs/${token}`)).body, { timeout: 30_000, interval: 50 })
    .toMatchObject({ state: expect.stringMatching(/done|failed/) })
  expect((await get(`/api/runs/${token}`)).body).toMatchObject({ state: 'done', fault: null })
  return token
}

const Found = z.object({ hits: z.array(z.unknown()).min(2) })

/** What a search with BLAST finds for the protein of AG, by a worker that has nothing but the database and the sequences. */
export async function findHits(app: TestApp, database: TestDatabase, sequenceDir: string): Promise<unknown[]> {
  const store = openSequenceStore(await sequenceFolder(database.db, sequenceDir, database.releaseId))
  const { sequence: QueryText } = (await store.read('araport11_protein', 'AT4G18960.1')) ?? {}
  await store.close()
  const worker = await startRunWorker(database, sequenceDir)
  try {
    const fields = { Algorithm: 'blastp', BlastTargetSet: 'Araport11_pep_20220914', textbox: 'seq', QueryText }
    const token = await runToEnd(app, '/api/services/blast', fields)
    const { body } = await app.as('anonymous').get(`/api/runs/${token}/blast`)
    return Found.parse(body).hits
  } finally {
    await worker.stop()
  }
}
