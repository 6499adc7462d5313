import type { Clock } from '@rosette/contract-kit/clock.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { defineTask, implementTask, type RunnableTask } from '@rosette/job-queue/define-task.ts'
import type { CronJob, JobLogger } from '@rosette/job-queue/run-worker.ts'
import { z } from 'zod'
import { markReleasedCorrections } from './released-corrections.ts'

/** Added by every publication, in its transaction. */
export const releasedCorrectionsTask = defineTask('mark-released-corrections', z.object({}))

type Dependencies = { db: Database; clock: Clock; logger: JobLogger; publicUrl: string }

/** The worker's tasks for corrections. */
export function correctionTasks({ db, clock, logger, publicUrl }: Dependencies): RunnableTask[] {
  return [
    implementTask(releasedCorrectionsTask, async (_, { traceparent }) => {
      const corrections = await markReleasedCorrections(db, { publicUrl, now: clock.now() })
      if (corrections.length > 0) logger.info({ corrections, traceparent }, 'Corrections are in the published release')
    }),
  ]
}

/** What was accepted while a release with the fact was published already is found within the day. */
export const correctionCron: readonly CronJob[] = [{ task: releasedCorrectionsTask, schedule: '7 4 * * *' }]
