import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { silentProxy } from '@rosette/database/silent-proxy.ts'
import { addJob } from '@rosette/job-queue/add-job.ts'
import { defineTask } from '@rosette/job-queue/define-task.ts'
import { retireReleasesTask } from '@rosette/release-kit/publish/retire-releases.ts'
import { readSettings } from '@rosette/settings/settings.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { startMonitoring } from './start-monitoring.ts'
import { startWorker } from './start-worker.ts'
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
  const child = spawn(process.execPath, [main], { env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
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
  const settings = { databaseUrl: proxy.url, workerConcurrency: 2, metricsPort: 0, metricsHost: '127.0.0.1' }
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
  const jobs = watchJobs({ db, clock, concurrency: 2 })
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
  expect(await jobs.registry.metrics()).toContain('rosette_jobs_total{task="long",outcome="failed"} 1')
})
