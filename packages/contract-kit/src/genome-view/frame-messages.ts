import { z } from 'zod'

/** What the frame with the genome browser tells the page around it: where the visitor has gone. */
export const ViewMessage = z.object({ about: z.literal('genome-view'), loc: z.string(), tracks: z.string() })
export type ViewMessage = z.infer<typeof ViewMessage>

/** What the page tells the frame: its colour scheme. */
export const SchemeMessage = z.object({ about: z.literal('colour-scheme'), scheme: z.enum(['light', 'dark']) })
export type SchemeMessage = z.infer<typeof SchemeMessage>
