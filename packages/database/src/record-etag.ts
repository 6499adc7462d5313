import { createHash } from 'node:crypto'

/** The tag of a record's text: the same text has the same tag, whenever it was made. */
export function recordEtag(json: string): string {
  return createHash('sha256').update(json).digest('hex').slice(0, 16)
}
