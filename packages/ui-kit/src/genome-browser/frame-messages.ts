import { ownFormats } from '@rosette/contract-kit/genome-view/own-tracks.ts'
import { z } from 'zod'

// The check makes it one. `z.instanceof` would be the only use of code that every page then loads.
const AnyFile = z.unknown().refine((value) => value instanceof File) as z.ZodType<unknown> as z.ZodType<File>

/** What the frame with the genome browser tells the page around it: where the visitor has gone. */
export const ViewMessage = z.object({ about: z.literal('genome-view'), loc: z.string(), tracks: z.string() })

/** It can hear messages now. */
const ReadyMessage = z.object({ about: z.literal('genome-ready') })

/** A track was opened, or why it can't be. */
const OpenedMessage = z.object({ about: z.literal('opened-track'), id: z.string().max(80), problem: z.string().max(500).nullable() })

/** Files were dropped on the frame instead of the page. */
const DroppedMessage = z.object({ about: z.literal('dropped-files'), files: z.array(AnyFile).max(100) })

export const MessageOfFrame = z.union([ViewMessage, ReadyMessage, OpenedMessage, DroppedMessage])
export type MessageOfFrame = z.infer<typeof MessageOfFrame>

/** What the page tells the frame: its colour scheme. */
const SchemeMessage = z.object({ about: z.literal('colour-scheme'), scheme: z.enum(['light', 'dark']) })

/** The tracks to show, those of the visitor left out. */
const TracksMessage = z.object({ about: z.literal('tracks'), tracks: z.string().max(5000) })

/** All files of the visitor. They are handed over as they are, and read in the frame. */
const OwnTracksMessage = z.object({
  about: z.literal('own-tracks'),
  tracks: z
    .array(
      z.object({
        id: z.string().regex(/^own\.\d{1,6}$/),
        format: z.enum(ownFormats),
        file: AnyFile,
        index: z.object({ type: z.enum(['TBI', 'CSI']), file: AnyFile }).nullable(),
      }),
    )
    .max(100),
})

export const MessageOfPage = z.union([SchemeMessage, TracksMessage, OwnTracksMessage])
export type MessageOfPage = z.infer<typeof MessageOfPage>

/** A track of the visitor: a file with its index, if it is in blocks. */
export type OwnTrack = z.infer<typeof OwnTracksMessage>['tracks'][number]
