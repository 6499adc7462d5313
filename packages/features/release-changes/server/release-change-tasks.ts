import type { Database } from '@rosette/database/open-database.ts'
import { defineTask, implementTask, type RunnableTask } from '@rosette/job-queue/define-task.ts'
import type { CronJob, JobLogger } from '@rosette/job-queue/run-worker.ts'
import { z } from 'zod'
import { compareReleases } from './compare-releases.ts'

/** Added by every publication, in its transaction. */
export const compareReleasesTask = defineTask('compare-releases', z.object({}))

/** The worker's task for what releases change. */
export function releaseChangeTasks({ db, logger }: { db: Database; logger: JobLogger }): RunnableTask[] {
  return [
    implementTask(compareReleasesTask, async (_, { signal, traceparent }) => {
      const pairs = await compareReleases(db, { signal })
      if (pairs > 0) logger.info({ pairs, traceparent }, 'Releases compared')
    }),
  ]
}

/** What a stopped worker left is finished within the hour. */
export const releaseChangeCron: readonly CronJob[] = [{ task: compareReleasesTask, schedule: '11 * * * *' }]
