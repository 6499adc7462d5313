import { withQuery } from './with-query.ts'

type BlastQuery = {
  sequence_type?: 'protein' | 'sequence'
  sequence?: string
  /** Of a sequence that is stored in this browser. */
  key?: string
  /** The form as somebody left it who had to log in first. */
  draft?: 'kept'
}

/** The BLAST form, filled in. */
export function blastPath(query: BlastQuery): string {
  return withQuery('/tools/blast', query)
}
