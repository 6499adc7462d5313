import { z } from 'zod'

/** What curators decide about, each from its own feature. A new source is a line here, one in `queue-sources.ts` and one in `queue-views.tsx`. */
export const queueSources = {
  correction: 'Corrections',
  symbol: 'Symbols',
  paper: 'Papers',
} as const

export type QueueSourceName = keyof typeof queueSources

// Object.keys loses the key type.
export const queueSourceNames = Object.keys(queueSources) as [QueueSourceName, ...QueueSourceName[]]

/** Whose turn it is, in the order of the groups. */
export const queueTurns = {
  yours: 'Yours',
  waiting: 'Waiting, oldest first',
  second_check: 'Second check',
  other: 'With another curator',
  author: 'With the author',
  own: 'Sent by you',
} as const

export type QueueTurn = keyof typeof queueTurns

// Object.keys loses the key type.
export const queueTurnNames = Object.keys(queueTurns) as [QueueTurn, ...QueueTurn[]]

export const QueueItem = z
  .object({
    source: z.enum(queueSourceNames),
    id: z.int(),
    title: z.string(),
    text: z.string().describe('The beginning of what was sent.'),
    sender: z.string().nullable(),
    turn: z.enum(queueTurnNames),
    since: z.iso.datetime(),
    /** Where it is decided, if not on the page of the queue. */
    path: z.string().nullable(),
  })
  .meta({ id: 'QueueItem' })
export type QueueItem = z.infer<typeof QueueItem>

/** What happened to the submissions of a source in the last year. */
export const QueueStatistics = z
  .object({
    source: z.enum(queueSourceNames),
    received: z.int(),
    accepted: z.int(),
    declined: z.int(),
    medianDays: z.number().nullable().describe('From sending to the decision.'),
  })
  .meta({ id: 'QueueStatistics' })
export type QueueStatistics = z.infer<typeof QueueStatistics>

/** GET curation/queue. */
export const CurationQueue = z.object({ items: z.array(QueueItem), statistics: z.array(QueueStatistics) }).meta({ id: 'CurationQueue' })
export type CurationQueue = z.infer<typeof CurationQueue>

export const curationPath = '/curation'
