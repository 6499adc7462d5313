import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { patternTool } from '@rosette/features/pattern-search/server/pattern-tool.ts'
import { startRun } from '@rosette/features/runs/server/start-run.ts'
import { addJob } from '@rosette/job-queue/add-job.ts'
import { retireReleasesTask } from '@rosette/release-kit/publish/retire-releases.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { makeDataset } from '@rosette/test-kit/patterns/make-dataset.ts'
import { afterAll, expect, onTestFinished, test } from 'vitest'

const database = await testDatabase()
const { db, url, releaseId } = database
const { indexPrefix, url: engineUrl } = testEngine()
const dataset = 'araport11_upstream_500'
const sequenceDir = await makeDataset(database, dataset, { AT1G01010: 'ACGTACGT' })
const dir = await mkdtemp(join(tmpdir(), 'rosette-slots-'))
afterAll(() => rm(dir, { recursive: true }))

test('[RUN-008] [RUN-017] while the only slot for runs is taken, other jobs are done; a worker that is stopped gives the run back', async () => {
  // A program of that name that takes for ever.
  await writeFile(join(dir, 'fuzznuc'), '#!/bin/sh\nexec sleep 4715\n')
  await chmod(join(dir, 'fuzznuc'), 0o755)
  const visitor = { role: 'anonymous', isSubscribed: true } as const
  const request = {
    tool: patternTool,
    options: { pattern: 'ACGT', dataset },
    releaseId,
    visitor,
    address: '192.0.2.1',
    mailTo: null,
    now: new Date(),
  }
  const settings = { premiumTools: 'enforce', runQueue: 9, runQueuePerOwner: 9, publicUrl: 'https://rosette.example' } as const
  await db.community.transaction().execute((tx) => startRun(tx, request, settings))
  const env = {
    DATABASE_URL: url,
    OPENSEARCH_URL: engineUrl,
    INDEX_PREFIX: indexPrefix,
    SEQUENCE_DIR: sequenceDir,
    RUN_DIR: join(dir, 'runs'),
  }
  const child = spawn(process.execPath, [fileURLToPath(new URL('./main.ts', import.meta.url))], {
    // Whatever else the machine does, nothing is cut short.
    env: {
      PATH: `${dir}:${process.env.PATH}`,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...env,
      RUN_CONCURRENCY: '1',
      WORKER_CONCURRENCY: '1',
      SHUTDOWN_TIMEOUT_MS: '50000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // A test that fails halfway leaves no worker behind, nor the program that it started.
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => {
    output += text
  })
  const first = db.community.selectFrom('run').select(['state', 'attempts']).orderBy('runId').limit(1)
  const state = async () => (await first.executeTakeFirst()) ?? null
  await expect.poll(state, { timeout: 20_000 }).toEqual({ state: 'running', attempts: 1 })
  await db.community.transaction().execute((tx) => startRun(tx, { ...request, options: { pattern: 'AACC', dataset } }, settings))
  // Jobs that came before the run was taken have said the same.
  const reported = output.length
  await addJob(db.community, retireReleasesTask, {})
  await expect.poll(() => output.slice(reported), { timeout: 20_000 }).toContain('Releases retired')
  expect(await state()).toEqual({ state: 'running', attempts: 1 })
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(await db.community.selectFrom('run').select(['state', 'attempts']).execute()).toEqual([
    { state: 'waiting', attempts: 0 },
    { state: 'waiting', attempts: 0 },
  ])
})
