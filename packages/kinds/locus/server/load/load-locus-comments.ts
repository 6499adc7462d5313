import type { RecordComment } from '@rosette/contract-kit/records/attribution.ts'
import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'

/** Published comments on a locus, newest first. */
export async function loadLocusComments(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => RecordComment[]> {
  const rows = await locusCommentsQuery(db, locusIds).execute()
  return groupedBy(rows, 'locusId', ({ locusId: _, ...comment }) => comment)
}

export function locusCommentsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locus')
    .innerJoin('recordComment as comment', (join) =>
      join.onRef('comment.recordName', '=', 'locus.name').on('comment.kind', '=', sql.lit('locus')),
    )
    .select([
      'locus.locusId',
      'comment.firstName',
      'comment.lastName',
      'comment.communityId',
      'comment.notepadComment',
      'comment.dateEntered',
    ])
    .where('locus.locusId', '=', amongKeys(locusIds))
    .orderBy('locus.locusId')
    .orderBy('comment.dateEntered', (order) => order.desc().nullsLast())
    .orderBy('comment.notepadComment')
}
