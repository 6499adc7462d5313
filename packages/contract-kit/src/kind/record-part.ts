import type { z } from 'zod'

/**
 * A part of a record that its page fetches by itself, because it is paged or opened on demand: `GET /api/detail/{kind}/{part}?key=`.
 * Anyone who may see the record may see its parts. A part that is a file is requested by the name of the record instead:
 * `GET /api/detail/{kind}/{part}/{name}.json`.
 */
export type RecordPart<Query extends z.ZodObject = z.ZodObject, Answer extends z.ZodObject = z.ZodObject> = {
  kind: string
  name: string
  /** What it is, for the API document. */
  summary: string
  /** What may be requested besides the key, as text of a query string; everything has a default. */
  query: Query
  answer: Answer
  isFile?: boolean
}

export function defineRecordPart<Query extends z.ZodObject, Answer extends z.ZodObject>(
  part: RecordPart<Query, Answer>,
): RecordPart<Query, Answer> {
  return part
}
