import { type AnnotationGroup, groupAnnotations } from '@rosette/contract-kit/records/annotation-group.ts'
import type { RecordComment } from '@rosette/contract-kit/records/attribution.ts'
import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'

/** The annotations of each locus, by category. */
export async function loadLocusAnnotations(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => AnnotationGroup[]> {
  const rows = await locusAnnotationsQuery(db, locusIds).execute()
  const rowsOf = groupedBy(rows, 'locusId')
  return (locusId) => groupAnnotations(rowsOf(locusId))
}

export function locusAnnotationsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('annotation')
    .innerJoin('ontologyTerm as term', 'term.keywordId', 'annotation.keywordId')
    .select(['term.keywordId', 'term.externalId', 'term.name', 'term.category'])
    .select(['annotation.isNegated', 'annotation.relationship', 'annotation.evidenceCode'])
    .select((eb) => eb.ref('annotation.locusId').$notNull().as('locusId'))
    .where('annotation.locusId', '=', amongKeys(locusIds))
    .orderBy('annotation.locusId')
    .orderBy('term.name')
    .orderBy('annotation.annotationId')
}

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
