import { setTimeout as sleep } from 'node:timers/promises'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { addJob } from './add-job.ts'
import { defineTask, implementTask, type JobContext } from './define-task.ts'
import { type JobLogger, type RunningWorker, runWorker } from './run-worker.ts'

const { db, url } = await testDatabase('empty')
const greet = defineTask('greet', z.object({ name: z.string() }), 3)
const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

let done: { name: string; job: JobContext }[] = []
let logged: { level: string; facts: object; message: string }[] = []
let worker: RunningWorker | null = null

const logger: JobLogger = {
  debug: (facts, message) => logged.push({ level: 'debug', facts, message }),
  info: (facts, message) => logged.push({ level: 'info', facts, message }),
  warn: (facts, message) => logged.push({ level: 'warn', facts, message }),
  error: (facts, message) => logged.push({ level: 'error', facts, message }),
}

beforeEach(async () => {
  done = []
  logged = []
  await db.pool.query('delete from graphile_worker._private_jobs')
})

afterEach(async () => {
  await worker?.stop()
  worker = null
})

async function work(run: (name: string, job: JobContext) => Promise<void> = async () => {}): Promise<void> {
  const task = implementTask(greet, async ({ name }, job) => {
    await run(name, job)
    done.push({ name, job })
  })
  worker = await runWorker({ url, tasks: [task], logger, concurrency: 1 })
}

async function waiting() {
  const { rows } = await db.pool.query<{ attempts: number; last_error: string | null; run_at: Date }>(
    'select attempts, last_error, run_at from graphile_worker.jobs',
  )
  return rows
}

test('a job exists if, and only if, its transaction was committed', async () => {
  const failing = db.community.transaction().execute(async (tx) => {
    await addJob(tx, greet, { name: 'never' })
    throw new Error('the write failed')
  })
  await expect(failing).rejects.toThrow('the write failed')
  expect(await waiting()).toEqual([])
  await db.community.transaction().execute((tx) => addJob(tx, greet, { name: 'once' }))
  expect(await waiting()).toHaveLength(1)
})

test('a waiting job is taken at once, and knows the request it came from', async () => {
  await work()
  await addJob(db.community, greet, { name: 'Flora' }, { traceparent })
  await expect
    .poll(() => done.map(({ name, job }) => [name, job.traceparent, job.attempt]), { timeout: 1500 })
    .toEqual([['Flora', traceparent, 1]])
  expect(logged).toContainEqual({ level: 'info', message: 'Job done', facts: expect.objectContaining({ task: 'greet', traceparent }) })
})

test('what a task must be told is checked before the job is added', async () => {
  // @ts-expect-error: a name is a text
  await expect(addJob(db.community, greet, { name: 7 })).rejects.toThrow(/expected string/)
  expect(await waiting()).toEqual([])
})

test('jobs with one key that still wait are one job', async () => {
  for (const name of ['a', 'b', 'c']) await addJob(db.community, greet, { name }, { jobKey: 'greeting' })
  await work()
  await expect.poll(() => done.map(({ name }) => name)).toEqual(['c'])
})

test('a job that fails is tried again later, and its failure is logged', async () => {
  await work(async (_, { attempt }) => {
    if (attempt === 1) throw new Error('not yet')
  })
  await addJob(db.community, greet, { name: 'Flora' })
  await expect.poll(async () => (await waiting())[0]?.last_error, { timeout: 3000 }).toContain('not yet')
  expect(await waiting()).toMatchObject([{ attempts: 1 }])
  expect(logged).toContainEqual(expect.objectContaining({ level: 'warn', message: 'Job failed and will be tried again' }))
  expect(logged.filter(({ level }) => level === 'error')).toEqual([])
  await expect.poll(() => done.map(({ job }) => job.attempt), { timeout: 10_000 }).toEqual([2])
})

test('stopping waits for the job in hand', async () => {
  await work(() => sleep(500))
  await addJob(db.community, greet, { name: 'Flora' })
  await expect.poll(async () => (await db.pool.query('select from graphile_worker.jobs where locked_at is not null')).rowCount).toBe(1)
  await worker?.stop()
  worker = null
  expect(done).toHaveLength(1)
  expect(await waiting()).toEqual([])
})

test('a worker whose connections were ended takes jobs again by itself', async () => {
  await work()
  await db.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rosette worker' and datname = current_database()`,
  )
  await addJob(db.community, greet, { name: 'after' })
  await expect.poll(() => done.map(({ name }) => name), { timeout: 20_000 }).toEqual(['after'])
})
