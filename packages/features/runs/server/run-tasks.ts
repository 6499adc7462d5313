import type { Clock } from '@rosette/contract-kit/clock.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { defineTask, implementTask, type RunnableTask } from '@rosette/job-queue/define-task.ts'
import type { CronJob } from '@rosette/job-queue/run-worker.ts'
import { z } from 'zod'
import { pruneRuns } from './prune-runs.ts'

const pruneRunsTask = defineTask('prune-runs', z.object({}))

/** Quick, so it is run with the other jobs. */
export function runTasks({ db, clock }: { db: Database; clock: Clock }): RunnableTask[] {
  return [
    implementTask(pruneRunsTask, async () => {
      await pruneRuns(db.community, clock.now())
    }),
  ]
}

export const runCron: readonly CronJob[] = [{ task: pruneRunsTask, schedule: '7 * * * *' }]
