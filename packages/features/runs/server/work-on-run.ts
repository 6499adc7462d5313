import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '@rosette/contract-kit/clock.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { JobLogger } from '@rosette/job-queue/run-worker.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import { RunSummary } from '../contract/run-status.ts'
import { type AnyTool, RunFault } from './define-tool.ts'
import { type EndNeeds, failRun, finishRun, maxAttempts, putBack, type TakenRun } from './end-run.ts'
import { withRelease } from './hold-release.ts'
import { measureFiles } from './measure-files.ts'
import { end, type RunLeases } from './run-leases.ts'
import { ProgramStopped, programRunner } from './run-program.ts'

export type RunWorkerNeeds = {
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
export async function workOnRun(needs: RunWorkerNeeds, leases: RunLeases, run: TakenRun): Promise<void> {
  const { abort, report, release } = leases.hold(run.runId, run.attempts)
  const dir = await makeFolder(needs.runDir)
  try {
    const tool = toolOf(needs.tools, run.tool)
    const timer = setTimeout(() => end(abort, 'time'), tool.wallMs)
    try {
      const summary = await withRelease(needs.db, run.releaseId, async () =>
        tool.run({
          site: { db: needs.db, clock: needs.clock },
          options: run.options,
          dir,
          signal: abort.signal,
          releaseId: run.releaseId,
          report,
          sequenceDir: await sequenceFolder(needs.db, needs.sequenceDir, run.releaseId),
          runProgram: programRunner({ programs: tool.programs, dir, signal: abort.signal }),
        }),
      )
      abort.signal.throwIfAborted()
      const measured = await measureFiles(dir, RunSummary.parse(summary), needs.maxResultBytes)
      await finishRun(endNeeds(needs), run, { summary: measured, dir })
    } finally {
      clearTimeout(timer)
    }
  } catch (error) {
    await endWithout(needs, run, { error, signal: abort.signal })
  } finally {
    await release()
    await rm(dir, { recursive: true, force: true })
  }
}

async function endWithout(needs: RunWorkerNeeds, run: TakenRun, { error, signal }: { error: unknown; signal: AbortSignal }): Promise<void> {
  if (signal.aborted && signal.reason === 'gone') return
  // A worker that is stopped has not failed, so the attempt does not count.
  if (signal.aborted && signal.reason === 'stopping') return putBack(needs.db, run, { attempts: run.attempts - 1 })
  const { fault, isOurs } = faultOf(error, signal)
  needs.logger[isOurs ? 'error' : 'info']({ err: error, tool: run.tool, runId: run.runId, attempt: run.attempts }, 'A run has no result')
  if (isOurs && run.attempts < maxAttempts) return putBack(needs.db, run, { attempts: run.attempts })
  await failRun(endNeeds(needs), run, { fault, isOurs })
}

const tooLong = 'The run exceeded the time limit. Please narrow the search.'
const tooMuch = 'The result exceeded the size limit. Please narrow the search.'
const ourFault = 'The run failed twice because of a problem on our side. Any unit charged has been refunded.'

function faultOf(error: unknown, signal: AbortSignal): { fault: string; isOurs: boolean } {
  if (signal.aborted && signal.reason === 'time') return { fault: tooLong, isOurs: false }
  if (error instanceof ProgramStopped && error.reason !== 'aborted')
    return { fault: error.reason === 'time' ? tooLong : tooMuch, isOurs: false }
  if (error instanceof RunFault) return { fault: error.message, isOurs: error.isOurs }
  return { fault: ourFault, isOurs: true }
}

function toolOf(tools: readonly AnyTool[], name: string): AnyTool {
  const tool = tools.find((one) => one.name === name)
  if (!tool) throw new Error(`No tool ${name}`)
  return tool
}

function endNeeds({ db, publicUrl, tools, clock }: RunWorkerNeeds): EndNeeds {
  return { db, publicUrl, titleOf: (name) => toolOf(tools, name).title, now: clock.now() }
}

async function makeFolder(runDir: string): Promise<string> {
  await mkdir(runDir, { recursive: true })
  return mkdtemp(join(runDir, 'run-'))
}
