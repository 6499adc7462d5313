import { lstat, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '@rosette/contract-kit/clock.ts'
import { lockSpace } from '@rosette/database/advisory-lock.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { JobLogger } from '@rosette/job-queue/run-worker.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import { standings } from '../../access/server/standing.ts'
import { whyUsedUp } from '../../access/server/stored-bytes.ts'
import { RunSummary } from '../contract/run-status.ts'
import { type AnyTool, RunError } from './define-tool.ts'
import { type EndDependencies, failRun, finishRun, maxAttempts, putBack, type TakenRun } from './end-run.ts'
import { end, type RunLeases } from './run-leases.ts'
import { ProgramStopped, programRunner } from './run-program.ts'

export type RunWorkerDependencies = {
  db: Database
  clock: Clock
  logger: JobLogger
  tools: readonly AnyTool[]
  /** Each run has a folder of its own in it. */
  runDir: string
  sequenceDir: string
  publicUrl: string
  maxResultBytes: number
}

/** Runs a tool on a run that was taken, and ends the run in every case, unless somebody else did. */
export async function workOnRun(dependencies: RunWorkerDependencies, leases: RunLeases, run: TakenRun): Promise<void> {
  const usedUp = await whyUsedUpBy(dependencies, run)
  // It was accepted before results used the day's bytes up, so its unit comes back.
  if (usedUp !== null) return failRun(endDependencies(dependencies), run, { error: usedUp, isOurs: true })
  const { abort, report, release } = leases.hold(run.runId, run.attempts)
  const dir = await makeFolder(dependencies.runDir)
  try {
    const tool = toolOf(dependencies.tools, run.tool)
    const timer = setTimeout(() => end(abort, 'time'), tool.wallMs)
    try {
      const summary = await withRelease(dependencies.db, run.releaseId, async () =>
        tool.run({
          site: { db: dependencies.db, clock: dependencies.clock, reader: run.communityId },
          options: run.options,
          dir,
          signal: abort.signal,
          releaseId: run.releaseId,
          report,
          sequenceDir: await sequenceFolder(dependencies.db, dependencies.sequenceDir, run.releaseId),
          runProgram: programRunner({ programs: tool.programs, dir, signal: abort.signal }),
        }),
      )
      abort.signal.throwIfAborted()
      const measured = await measureFiles(dir, RunSummary.parse(summary), dependencies.maxResultBytes)
      await finishRun(endDependencies(dependencies), run, { summary: measured, dir })
    } finally {
      clearTimeout(timer)
    }
  } catch (error) {
    await endWithout(dependencies, run, { error, signal: abort.signal })
  } finally {
    await release()
    await rm(dir, { recursive: true, force: true })
  }
}

/** Does something with a release that is not retired meanwhile. One that has been retired before fails: its data are gone. */
async function withRelease<Result>({ pool }: Database, releaseId: string, work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [lockSpace.served, releaseId])
    const { rowCount } = await client.query(
      `select from community.release where id = $1 and state not in ('failed', 'retiring', 'retired')`,
      [releaseId],
    )
    if (rowCount === 0) throw new RunError('The data release was replaced while the run waited. Please run it again.', { isOurs: true })
    return await work()
  } finally {
    // Closing the connection gives the lock back, also if it is broken.
    client.release(true)
  }
}

/** The sizes are those of the files, whatever the tool says; more than the operator allows is refused. */
async function measureFiles(dir: string, summary: RunSummary, maxBytes: number): Promise<RunSummary> {
  const files: RunSummary['files'] = []
  for (const { name } of summary.files) {
    const facts = await lstat(join(dir, name))
    if (!facts.isFile()) throw new Error(`${name} is not a file`)
    files.push({ name, bytes: facts.size })
  }
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  if (bytes > maxBytes) {
    const megabytes = Math.ceil(bytes / 1024 / 1024)
    throw new RunError(`The result has ${megabytes} MB, which exceeds the size limit. Please narrow the search.`, {
      isOurs: false,
    })
  }
  return { ...summary, files }
}

async function endWithout(
  dependencies: RunWorkerDependencies,
  run: TakenRun,
  { error, signal }: { error: unknown; signal: AbortSignal },
): Promise<void> {
  if (signal.aborted && signal.reason === 'gone') return
  // A worker that is stopped has not failed, so the attempt does not count.
  if (signal.aborted && signal.reason === 'stopping') return putBack(dependencies.db, run, { attempts: run.attempts - 1 })
  const { error: problem, isOurs } = failureOf(error, signal)
  dependencies.logger[isOurs ? 'error' : 'info'](
    { err: error, tool: run.tool, runId: run.runId, attempt: run.attempts },
    'A run has no result',
  )
  if (isOurs && run.attempts < maxAttempts) return putBack(dependencies.db, run, { attempts: run.attempts })
  await failRun(endDependencies(dependencies), run, { error: problem, isOurs })
}

const tooLong = 'The run exceeded the time limit. Please narrow the search.'
const tooMuch = 'The result exceeded the size limit. Please narrow the search.'
const internalError = 'The run failed twice because of a problem on our side. Any unit charged has been refunded.'

function failureOf(error: unknown, signal: AbortSignal): { error: string; isOurs: boolean } {
  if (signal.aborted && signal.reason === 'time') return { error: tooLong, isOurs: false }
  if (error instanceof ProgramStopped && error.reason !== 'aborted')
    return { error: error.reason === 'time' ? tooLong : tooMuch, isOurs: false }
  if (error instanceof RunError) return { error: error.message, isOurs: error.isOurs }
  return { error: internalError, isOurs: true }
}

async function whyUsedUpBy({ db, clock }: RunWorkerDependencies, { storerHash, standing }: TakenRun): Promise<string | null> {
  if (storerHash === null) return null
  return whyUsedUp(db.community, { hash: storerHash, standing: standings[standing] ?? 'anonymous' }, clock.now())
}

function toolOf(tools: readonly AnyTool[], name: string): AnyTool {
  const tool = tools.find((one) => one.name === name)
  if (!tool) throw new Error(`No tool ${name}`)
  return tool
}

function endDependencies({ db, publicUrl, tools, clock }: RunWorkerDependencies): EndDependencies {
  return { db, publicUrl, titleOf: (name) => toolOf(tools, name).title, now: clock.now() }
}

async function makeFolder(runDir: string): Promise<string> {
  await mkdir(runDir, { recursive: true })
  return mkdtemp(join(runDir, 'run-'))
}
