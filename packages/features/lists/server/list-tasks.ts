import type { Clock } from '@rosette/contract-kit/clock.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { defineTask, implementTask, type RunnableTask } from '@rosette/job-queue/define-task.ts'
import type { CronJob, JobLogger } from '@rosette/job-queue/run-worker.ts'
import { z } from 'zod'
import { pruneLists } from '../../list-contents/server/list-content-store.ts'
import { resolveLists } from './resolve-lists.ts'

/** Added by every publication, in its transaction. */
export const resolveListsTask = defineTask('resolve-lists', z.object({}))
const pruneListsTask = defineTask('prune-lists', z.object({}))

/** The worker's tasks for lists. */
export function listTasks({ db, clock, logger }: { db: Database; clock: Clock; logger: JobLogger }): RunnableTask[] {
  return [
    implementTask(resolveListsTask, async (_, { signal, traceparent }) => {
      const lists = await resolveLists(db, { signal })
      if (lists > 0) logger.info({ lists, traceparent }, 'Lists compared with the published release')
    }),
    implementTask(pruneListsTask, async () => {
      await pruneLists(db.community, clock.now())
    }),
  ]
}

/** A list that was saved while a release was published, or taken out of the bin, is compared within the hour. */
export const listCron: readonly CronJob[] = [
  { task: pruneListsTask, schedule: '57 3 * * *' },
  { task: resolveListsTask, schedule: '27 * * * *' },
]
