import { z } from 'zod'

/** What goes on with a list after its last page so far: the answer to a page has it as `next`, and the call takes it as `cursor`. */
export const ListCursor = z
  .string()
  .min(1)
  .max(4000)
  .describe('`next` of an earlier answer, sent with the same parameters and without an offset: the rows after those.')

/** The cursor of the page after this one; null if there is none. */
export const NextCursor = z
  .string()
  .nullable()
  .describe('The cursor of the next page; null after the last one, and if no rows were requested.')
