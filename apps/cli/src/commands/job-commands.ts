import { type FailedJob, listFailedJobs, retryFailedJobs } from '@rosette/job-queue/failed-jobs.ts'
import { type Command, UsageError } from '../command.ts'

const jobsFailed: Command = {
  positionals: [],
  summary: 'list the jobs that failed for good, oldest failure first',
  options: {},
  async run(context) {
    const jobs = await listFailedJobs(context.database())
    for (const job of jobs) context.say(formatFailedJob(job))
    if (jobs.length === 0) context.say('No job has failed for good.')
    return { jobs }
  },
}

const longestError = 200

/** The error in one line: messages of schemas and of PostgreSQL have several. */
function formatFailedJob({ id, task, failedAt, attempts, lastError }: FailedJob): string {
  const error = (lastError ?? 'no message').replace(/\s+/g, ' ')
  const shown = error.length > longestError ? `${error.slice(0, longestError)}…` : error
  return `${id}  ${task}  ${failedAt.toISOString()}  ${attempts} attempts  ${shown}`
}

const jobsRetry: Command = {
  positionals: ['[ID…]'],
  summary: 'let jobs that failed for good be tried again',
  options: { all: { type: 'boolean', doc: 'all of them' } },
  async run(context, ids, values) {
    if (ids.length > 0 === (values.all === true)) throw new UsageError('Name the jobs by their ids, or all of them with --all')
    const db = context.database()
    const failed = (await listFailedJobs(db)).map(({ id }) => id)
    const others = ids.filter((id) => !failed.includes(id))
    if (others.length > 0) throw new UsageError(`Not a job that failed for good: ${others.join(', ')}. See: rosette jobs failed`)
    const retried = await retryFailedJobs(db, values.all ? failed : ids)
    context.say(retried.length === 0 ? 'No job has failed for good.' : `To be tried again: ${retried.join(', ')}`)
    return { retried }
  },
}

/** Jobs that the worker has given up. */
export const jobCommands: Readonly<Record<string, Command>> = {
  'jobs failed': jobsFailed,
  'jobs retry': jobsRetry,
}
