import { defineTask } from '@rosette/job-queue/define-task.ts'
import { z } from 'zod'

/** Lets a worker take the next waiting run, whichever that is: the table decides about the order, the job only says that there is one. */
export const takeRunTask = defineTask('take-run', z.object({}))
