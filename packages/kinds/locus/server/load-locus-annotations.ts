import type { AnnotationGroup } from '@rosette/contract-kit/annotation-group.ts'
import { groupAnnotations } from '@rosette/contract-kit/group-annotations.ts'
import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'

/** What each locus is annotated to, by category. */
export async function loadLocusAnnotations(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => AnnotationGroup[]> {
  const rows = await locusAnnotationsQuery(db, locusIds).execute()
  const rowsOf = groupedBy(rows, 'locusId')
  return (locusId) => groupAnnotations(rowsOf(locusId))
}

export function locusAnnotationsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('annotation')
    .innerJoin('ontologyTerm as term', 'term.keywordId', 'annotation.keywordId')
    .select(['term.keywordId', 'term.name', 'term.category', 'annotation.isNegated', 'annotation.relationship', 'annotation.evidenceCode'])
    .select((eb) => eb.ref('annotation.locusId').$notNull().as('locusId'))
    .where('annotation.locusId', '=', amongKeys(locusIds))
    .orderBy('annotation.locusId')
    .orderBy('term.name')
    .orderBy('annotation.annotationId')
}
