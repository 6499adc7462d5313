import { z } from 'zod'

/** What a page reports when its script fails. The page cuts its texts to these lengths; what is longer is refused. */
export const BrowserError = z.strictObject({
  message: z.string().max(300),
  stack: z.string().max(2000),
  path: z.string().max(200).describe('The path of the page, without its query'),
})
export type BrowserError = z.infer<typeof BrowserError>
