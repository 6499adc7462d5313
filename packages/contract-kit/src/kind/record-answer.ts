import { z } from 'zod'

const origin = {
  /** Only on a site whose other records are published: the record was written by the generator of demonstration data. */
  isMadeUp: z.literal(true).optional(),
}

export type RecordAnswer<Rec extends z.ZodObject> = z.output<Rec> & { isMadeUp?: true }

/** What a detail call answers: the record, under the name of its contract, and whether it is made up. */
export function recordAnswer<Rec extends z.ZodObject>(record: Rec): z.ZodType<RecordAnswer<Rec>> {
  const answer = record.extend(origin)
  const named = record.meta()
  // Of a record that is only known to be some object, TypeScript can't tell what extending it yields.
  return (named ? answer.meta(named) : answer) as unknown as z.ZodType<RecordAnswer<Rec>>
}
