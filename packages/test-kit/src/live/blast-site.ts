import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartedRun } from '@rosette/features/runs/contract/run-status.ts'
import { runTaker } from '@rosette/features/runs/server/run-taker.ts'
import { tools } from '@rosette/features/tool-registry/server/tools.ts'
import { runWorker } from '@rosette/job-queue/run-worker.ts'
import { buildReleaseBlast } from '@rosette/release-kit/build/build-release.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import { pino } from 'pino'
import { afterAll, expect } from 'vitest'
import { fixedClock } from '../fixed-clock.ts'
import { type TestApp, testApp } from '../test-app.ts'
import { makeDemoSequences } from './demo-sequences.ts'
import { type TestDatabase, testDatabase } from './test-database.ts'

export type BlastSite = TestApp & {
  database: TestDatabase
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
  const { db, url, releaseId } = database
  const { sequenceDir } = await makeDemoSequences(database)
  expect(await buildReleaseBlast({ db, releaseId, sequenceDir })).not.toBeNull()
  const runDir = await mkdtemp(join(tmpdir(), 'rosette-runs-'))
  const app = await testApp(database, { env: { SEQUENCE_DIR: sequenceDir, PREMIUM_TOOLS: 'mark', ...env } })
  const logger = pino({ level: 'silent' })
  const dependencies = { publicUrl: 'https://rosette.example', maxResultBytes: 100 * 1024 * 1024 }
  const taker = runTaker({ db, clock: fixedClock(), logger, tools, runDir, sequenceDir, ...dependencies })
  const worker = await runWorker({ url, tasks: taker.tasks, concurrency: 2, logger })
  afterAll(async () => {
    await taker.stop()
    await worker.stop()
    await rm(runDir, { recursive: true, force: true })
  })

  async function start(path: string, body: object): Promise<string> {
    const { post, get } = app.as('anonymous')
    const started = await post(path, body)
    expect(started, started.text).toMatchObject({ status: 201 })
    const { token } = StartedRun.parse(started.body)
    await expect
      .poll(async () => (await get(`/api/runs/${token}`)).body, { timeout: 30_000, interval: 50 })
      .toMatchObject({ state: expect.stringMatching(/done|failed/) })
    expect((await get(`/api/runs/${token}`)).body).toMatchObject({ state: 'done', fault: null })
    return token
  }

  const search = (fields: object) => start('/api/services/blast', { textbox: 'seq', ...fields })
  return { ...app, database, folder: await sequenceFolder(db, sequenceDir, releaseId), runDir, start, search }
}
