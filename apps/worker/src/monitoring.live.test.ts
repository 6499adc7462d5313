import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { silentProxy } from '@rosette/database/silent-proxy.ts'
import { noteBackup } from '@rosette/features/backup/server/note-backup.ts'
import { addJob } from '@rosette/job-queue/add-job.ts'
import { defineTask } from '@rosette/job-queue/define-task.ts'
import { openMailer } from '@rosette/job-queue/open-mailer.ts'
import { retireReleasesTask } from '@rosette/release-kit/publish/retire-releases.ts'
import { readSettings } from '@rosette/settings/settings.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { startMailServer } from '@rosette/test-kit/people/mail-server.ts'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { countMails } from './count-mails.ts'
import { startMonitoring } from './start-monitoring.ts'
import { startWorker } from './start-worker.ts'
import { watchBackups } from './watch-backups.ts'
import { watchJobs } from './watch-jobs.ts'

const { db, url } = await testDatabase('empty')
const { indexPrefix, url: engineUrl } = testEngine()
const env = { DATABASE_URL: url, OPENSEARCH_URL: engineUrl, INDEX_PREFIX: indexPrefix, METRICS_PORT: '0' }
const proxy = await silentProxy(url)

async function read(port: number | string | null | undefined, path: string) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`)
  return { status: answer.status, text: await answer.text() }
}

test('[SECURE-032] the process tells its health, its readiness and its metrics', async () => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url))
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.on('data', (text: Buffer) => {
    output += text
  })
  await expect.poll(() => output, { timeout: 20_000 }).toContain('The worker is taking jobs')
  const port = /"port":(\d+),"msg":"metrics are served"/.exec(output)?.[1]
  expect(await read(port, '/healthz')).toEqual({ status: 200, text: '{"status":"alive"}' })
  expect(await read(port, '/readyz')).toEqual({ status: 200, text: '{"status":"ready","database":"up","jobs":"running"}' })
  await addJob(db.community, retireReleasesTask, {})
  await expect.poll(() => output, { timeout: 10_000 }).toContain('Job done')
  await addJob(db.community, defineTask('nobody-runs-it', z.object({})), {})
  await db.pool.query('update graphile_worker._private_jobs set attempts = max_attempts where locked_at is null')
  // The row of a job that is done goes a moment after its log line.
  const metrics = async () => (await read(port, '/metrics')).text
  await expect.poll(metrics, { timeout: 10_000 }).toMatch(/^rosette_queue_jobs{state="running"} 0$/m)
  const text = await metrics()
  for (const line of [
    'rosette_queue_jobs{state="ready"} 0',
    'rosette_queue_jobs{state="failed"} 1',
    'rosette_jobs_total{task="retire-releases",outcome="done"} 1',
    'rosette_job_duration_seconds_count{task="retire-releases"} 1',
  ])
    expect(text.split('\n')).toContain(line)
  expect(text).toContain('process_cpu_seconds_total')
  // Of the process, which has calls, a build and folders.
  expect(text).toMatch(/^rosette_database_calls_total\{operation="select",outcome="answered"\} \d+$/m)
  expect(text).toContain('rosette_build_info{version=')
})

test('[OPER-051] metrics give the age of the oldest waiting job and run', async () => {
  const registry = new Registry()
  const clock = fixedClock()
  watchJobs({ db, clock, concurrency: 2, registry })
  await addJob(db.community, defineTask('waits-long', z.object({})), {})
  await db.pool.query(
    "update graphile_worker._private_jobs set run_at = now() - interval '90 s' from graphile_worker._private_tasks task where task.id = task_id and identifier = 'waits-long'",
  )
  const queryHash = Buffer.alloc(32)
  await db.community.insertInto('runQuery').values({ queryHash, options: '{}' }).execute()
  await db.community
    .insertInto('run')
    .values({
      token: 'abcdefghijklmnopqrstuv',
      tool: 'blast',
      queryHash,
      fingerprint: Buffer.alloc(32),
      releaseId: 'r1',
      networkHash: Buffer.alloc(32),
      state: 'waiting',
      turn: 1,
      standing: 0,
      createdAt: new Date(clock.now().getTime() - 120_000),
      keptUntil: clock.now(),
    })
    .execute()
  const text = await registry.metrics()
  expect(text).toMatch(/^rosette_queue_oldest_job_seconds\{task="waits-long"\} 9\d(\.\d+)?$/m)
  expect(text).not.toContain('task="nobody-runs-it"')
  expect(text).toContain('rosette_oldest_run_seconds{tool="blast"} 120')
})

test('[OPER-095] metrics give the age of the last backup, and without one that of the site', async () => {
  const registry = new Registry()
  const clock = fixedClock()
  watchBackups(registry, { db, clock })
  const ago = (seconds: number) => new Date(clock.now().getTime() - seconds * 1000)
  const age = async () => /^rosette_backup_age_seconds (\d+)$/m.exec(await registry.metrics())?.[1]
  await db.community
    .updateTable('site')
    .set({ madeAt: ago(9000) })
    .execute()
  expect(await age()).toBe('9000')
  await noteBackup(db.community, { finishedAt: ago(700), hasReleases: true })
  await noteBackup(db.community, { finishedAt: ago(800), hasReleases: false })
  expect(await age()).toBe('700')
})

test('[OPER-051] mails are counted by whether the server took them', async () => {
  const registry = new Registry()
  const server = await startMailServer()
  const mail = { to: 'flora@example.org', subject: 'Done', text: 'Hello' }
  const mailer = openMailer({ mailUrl: server.url, mailFrom: 'no-reply@example.org', onSent: countMails(registry) })
  await mailer.send(mail)
  await server.close()
  await expect(mailer.send(mail)).rejects.toThrow()
  mailer.close()
  const text = await registry.metrics()
  expect(text).toContain('rosette_mails_total{outcome="sent"} 1')
  expect(text).toContain('rosette_mails_total{outcome="failed"} 1')
})

test('[SECURE-032] a worker that asks for jobs is alive, however late it is', async () => {
  const clock = fixedClock()
  const worker = await startWorker(readSettings(env), pino({ level: 'silent' }), clock)
  onTestFinished(() => worker.stop())
  clock.advance(61_000)
  await expect.poll(() => read(worker.metricsPort, '/healthz'), { timeout: 10_000 }).toMatchObject({ status: 200 })
})

test('[SECURE-032] a worker that no longer asks is stuck, unless PostgreSQL does not answer', { timeout: 30_000 }, async () => {
  const clock = fixedClock()
  const settings = { ...readSettings({ ...env, DATABASE_URL: proxy.url }), metricsPort: 0 }
  const { port, follow, close } = await startMonitoring({ ...settings, clock })
  onTestFinished(close)
  let isRunning = false
  expect(await read(port, '/readyz')).toEqual({ status: 503, text: '{"status":"unready","database":"up","jobs":"stopped"}' })
  follow({ isRunning: () => isRunning, stop: async () => {} })
  expect(await read(port, '/readyz')).toMatchObject({ status: 503 })
  isRunning = true
  expect(await read(port, '/readyz')).toMatchObject({ status: 200 })
  clock.advance(60_000)
  expect(await read(port, '/healthz')).toMatchObject({ status: 200 })
  clock.advance(1)
  expect(await read(port, '/healthz')).toEqual({ status: 503, text: '{"status":"stuck"}' })

  proxy.silence()
  expect(await read(port, '/healthz')).toMatchObject({ status: 200 })
  expect(await read(port, '/readyz')).toMatchObject({ status: 503, text: expect.stringContaining('"database":"down"') })
  const metrics = await read(port, '/metrics')
  expect(metrics).toMatchObject({ status: 200, text: expect.stringContaining('process_cpu_seconds_total') })
  expect(metrics.text).not.toContain('rosette_queue_jobs{')
  proxy.speak()
  await expect.poll(() => read(port, '/healthz'), { timeout: 10_000 }).toMatchObject({ status: 503 })
})

test('[SECURE-032] a worker with a long job in every slot is alive, and a minute without a poll is not', async () => {
  const clock = fixedClock()
  const registry = new Registry()
  const jobs = watchJobs({ db, clock, concurrency: 2, registry })
  jobs.onStart('long')
  clock.advance(61_000)
  expect(jobs.isPolling()).toBe(false)
  jobs.onStart('long')
  expect(jobs.isPolling()).toBe(true)
  jobs.onEnd({ task: 'long', outcome: 'failed', seconds: 61 })
  expect(jobs.isPolling()).toBe(true)
  clock.advance(61_000)
  expect(jobs.isPolling()).toBe(false)
  jobs.onPoll()
  expect(jobs.isPolling()).toBe(true)
  expect(await registry.metrics()).toContain('rosette_jobs_total{task="long",outcome="failed"} 1')
})
