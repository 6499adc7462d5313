import { implementTask, type RunnableTask } from '@rosette/job-queue/define-task.ts'
import { takeRun } from './queue/take-run.ts'
import { type LeasePace, runLeases, usualPace } from './run-leases.ts'
import { addMissingJobs, sweepRuns } from './sweep-runs.ts'
import { takeRunTask } from './take-run-task.ts'
import { type RunWorkerDependencies, workOnRun } from './work-on-run.ts'

export type RunTaker = {
  /** For a runner of its own: these take long. */
  tasks: RunnableTask[]
  /** Ends the runs in hand; other workers go on with them. */
  stop(): Promise<void>
}

/** Takes runs, one for each job, and looks after those whose worker has died. */
export function runTaker(dependencies: RunWorkerDependencies, pace: LeasePace = usualPace): RunTaker {
  const { db, tools, logger } = dependencies
  const leases = runLeases(db, pace, (error) => logger.warn({ err: error }, 'Runs could not be looked after'))
  const names = tools.map(({ name }) => name)
  const titleOf = (name: string) => tools.find((tool) => tool.name === name)?.title ?? name
  let isStopping = false
  let sweeping: Promise<unknown> = Promise.resolve()
  const sweeper = setInterval(() => {
    sweeping = sweepRuns({ ...dependencies, titleOf, staleMs: pace.staleMs }).catch((error) =>
      logger.warn({ err: error }, 'Runs were not swept'),
    )
  }, pace.staleMs / 3)
  return {
    tasks: [
      implementTask(takeRunTask, async () => {
        if (isStopping) throw new Error('The worker is stopping')
        const run = await takeRun(db, names)
        if (run === null) return
        await workOnRun(dependencies, leases, run)
        // Runs of the same wait without a job for the end of this one.
        await addMissingJobs(db.community)
      }),
    ],
    async stop() {
      isStopping = true
      clearInterval(sweeper)
      leases.endAll('stopping')
      await sweeping
    },
  }
}
