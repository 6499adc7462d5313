import { Writable } from 'node:stream'
import { addJob } from '@rosette/job-queue/add-job.ts'
import { implementTask } from '@rosette/job-queue/define-task.ts'
import { countJobs } from '@rosette/job-queue/failed-jobs.ts'
import { runWorker } from '@rosette/job-queue/run-worker.ts'
import { retireReleasesTask } from '@rosette/release-kit/publish/retire-releases.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { runCli } from './run-cli.ts'

const { db, url } = await testDatabase('empty')
const env = { DATABASE_URL: url, OPENSEARCH_URL: 'http://127.0.0.1:1' }
const task = { ...retireReleasesTask, maxAttempts: 1 }
let isBroken = true
const done: string[] = []
const run = implementTask(task, async (_, { jobId }) => {
  if (isBroken) throw new Error('the door\n  is closed')
  // The pool reads bigint as a number, whatever the queue's types say.
  done.push(String(jobId))
})
const logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
const worker = await runWorker({ url, tasks: [run], logger, concurrency: 1 })
afterAll(() => worker.stop())

async function rosette(...args: string[]) {
  let out = ''
  const sink = new Writable({
    write(chunk, _, written) {
      out += chunk
      written()
    },
  })
  return { code: await runCli(args, { env, out: sink, err: sink }), out }
}

async function addFailing(count: number): Promise<string[]> {
  isBroken = true
  for (let added = 0; added < count; added++) await addJob(db.community, task, {})
  await expect.poll(() => countJobs(db), { timeout: 10_000 }).toEqual({ ready: 0, running: 0, failed: count })
  isBroken = false
  const { jobs } = JSON.parse((await rosette('jobs', 'failed', '--json')).out)
  return jobs.map(({ id }: { id: string }) => id)
}

test('[SECURE-032] a job that failed for good is listed, tried again when requested, and then done', async () => {
  expect(await rosette('jobs', 'failed')).toEqual({ code: 0, out: 'No job has failed for good.\n' })
  const [first = '', second = ''] = await addFailing(2)
  const { out } = await rosette('jobs', 'failed')
  expect(out.split('\n')).toEqual([
    expect.stringMatching(new RegExp(`^${first}  retire-releases  \\d{4}-\\S+Z  1 attempts  the door is closed$`)),
    expect.stringMatching(new RegExp(`^${second}  retire-releases  `)),
    '',
  ])
  expect(await rosette('jobs', 'retry', first)).toEqual({ code: 0, out: `To be tried again: ${first}\n` })
  await expect.poll(() => done, { timeout: 10_000 }).toEqual([first])
  await expect.poll(() => countJobs(db)).toEqual({ ready: 0, running: 0, failed: 1 })
  expect((await rosette('jobs', 'retry', '--all')).out).toContain(second)
  await expect.poll(() => done, { timeout: 10_000 }).toEqual([first, second])
  await expect.poll(() => countJobs(db)).toEqual({ ready: 0, running: 0, failed: 0 })
})

test('[SECURE-032] only jobs that failed for good are tried again', async () => {
  const [failed = ''] = await addFailing(1)
  await addJob(db.community, task, {}, { runAt: new Date('2100-01-01') })
  const { rows } = await db.pool.query('select id::text from graphile_worker.jobs where attempts = 0')
  const answer = await rosette('jobs', 'retry', failed, rows[0].id)
  expect(answer).toEqual({ code: 2, out: `Not a job that failed for good: ${rows[0].id}. See: rosette jobs failed\n` })
  expect(await countJobs(db)).toEqual({ ready: 0, running: 0, failed: 1 })

  await db.pool.query('update graphile_worker._private_jobs set attempts = max_attempts, locked_at = now() where id = $1', [rows[0].id])
  expect(await countJobs(db)).toEqual({ ready: 0, running: 1, failed: 1 })
  expect((await rosette('jobs', 'failed')).out.split('\n')).toEqual([expect.stringMatching(new RegExp(`^${failed} `)), ''])
})
