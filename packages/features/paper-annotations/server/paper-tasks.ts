import type { Database } from '@rosette/database/open-database.ts'
import { defineTask, implementTask, type RunnableTask } from '@rosette/job-queue/define-task.ts'
import type { JobLogger } from '@rosette/job-queue/run-worker.ts'
import { z } from 'zod'
import { noteReleasedLines } from './note-released-lines.ts'

/** Added by every publication, in its transaction. */
export const noteReleasedLinesTask = defineTask('note-released-lines', z.object({}))

type PaperTasks = { db: Database; logger: JobLogger; publicUrl: string }

export function paperTasks({ db, logger, publicUrl }: PaperTasks): RunnableTask[] {
  return [
    implementTask(noteReleasedLinesTask, async (_, { traceparent }) => {
      const published = await db.community
        .selectFrom('publishedRelease')
        .select('releaseId')
        .orderBy('publishedAt', 'desc')
        .executeTakeFirst()
      if (!published) return
      const lines = await noteReleasedLines(db, published.releaseId, publicUrl)
      if (lines > 0) logger.info({ lines, releaseId: published.releaseId, traceparent }, 'Accepted lines are in the published release')
    }),
  ]
}
