import { defineTask } from '@rosette/job-queue/define-task.ts'
import { z } from 'zod'

/** Drops releases nobody needs. Added by every publication; run by the worker. */
export const retireReleasesTask = defineTask('retire-releases', z.object({}))
