import type { AnnotationCredit, AnnotationGroup } from '@rosette/contract-kit/records/annotation-group.ts'
import { groupAnnotations } from '@rosette/contract-kit/records/group-annotations.ts'
import { amongKeys, groupedBy } from '../keyed-rows.ts'
import type { ReleaseDb } from '../release-db.ts'
import { type AnnotationReferenceRow, annotationReferencesQuery, toAnnotationReference } from './annotation-references.ts'

/** The annotations of each locus, by category, with evidence, references and slim groups; its gene models share them. */
export async function loadAnnotationGroups(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => AnnotationGroup[]> {
  const rows = await locusAnnotationsQuery(db, locusIds).execute()
  const [references, slims] = await Promise.all([
    annotationReferencesQuery(
      db,
      rows.map(({ annotationId }) => annotationId),
    ).execute(),
    slimGroupsQuery(db, [...new Set(rows.map(({ keywordId }) => keywordId))]).execute(),
  ])
  const referencesOf = groupedBy(references, 'annotationId', toAnnotationReference)
  const creditsOf = groupedBy(references, 'annotationId', toCredit)
  const slimGroupsOf = groupedBy(slims, 'keywordId', ({ slimGroup }) => slimGroup)
  const stated = rows.map((row) => ({
    ...row,
    references: referencesOf(row.annotationId),
    credits: creditsOf(row.annotationId).flat(),
    slimGroups: slimGroupsOf(row.keywordId),
  }))
  const rowsOf = groupedBy(stated, 'locusId')
  return (locusId) => groupAnnotations(rowsOf(locusId))
}

function toCredit({ contributorName: name, contributorOrcid: orcid, approverName: approver }: AnnotationReferenceRow): AnnotationCredit[] {
  return name === null ? [] : [{ name, orcid, approver }]
}

export function locusAnnotationsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('annotation')
    .innerJoin('ontologyTerm as term', 'term.keywordId', 'annotation.keywordId')
    .select(['annotation.annotationId', 'term.keywordId', 'term.externalId', 'term.name', 'term.category', 'term.isObsolete'])
    .select(['annotation.isNegated', 'annotation.relationship', 'annotation.evidenceCode'])
    .select((eb) => eb.ref('annotation.locusId').$notNull().as('locusId'))
    .where('annotation.locusId', '=', amongKeys(locusIds))
    .orderBy('annotation.locusId')
    .orderBy('term.name')
    .orderBy('annotation.annotationId')
}

export function slimGroupsQuery(db: ReleaseDb, keywordIds: readonly number[]) {
  return db
    .selectFrom('ontologySlim')
    .select(['keywordId', 'slimGroup'])
    .where('keywordId', '=', amongKeys(keywordIds))
    .orderBy('keywordId')
    .orderBy('slimGroup')
}
