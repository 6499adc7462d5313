import { z } from 'zod'

/** DATA-005. The content is HTML. */
export const NewsItem = z.object({ id: z.int(), title: z.string(), date: z.iso.date(), content: z.string() }).meta({ id: 'NewsItem' })
export type NewsItem = z.infer<typeof NewsItem>
