import { z } from 'zod'

/** The answer of a call that has nothing else to report. */
export const Done = z.object({ success: z.literal(true) }).meta({ id: 'Done' })
export type Done = z.infer<typeof Done>

export const done: Done = { success: true }
