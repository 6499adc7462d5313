import type { AnnotationReference } from '@rosette/contract-kit/records/annotation-reference.ts'
import { publicationName } from '@rosette/contract-kit/records/publication-name.ts'
import { splitAuthors } from '@rosette/contract-kit/records/record-parts.ts'
import { sql } from 'kysely'
import { amongKeys, type RowOf } from '../keyed-rows.ts'
import type { ReleaseDb } from '../release-db.ts'

/** References of annotations, with their records if the release has them. */
export function annotationReferencesQuery(db: ReleaseDb, annotationIds: readonly number[]) {
  return db
    .selectFrom('annotationReference as line')
    .leftJoin('publication', (join) =>
      join.onRef('publication.referenceId', '=', 'line.referenceId').on('line.referenceType', '=', sql.lit('Publication')),
    )
    .leftJoin('analysisreference as analysis', (join) =>
      join.onRef('analysis.referenceId', '=', 'line.referenceId').on('line.referenceType', '=', sql.lit('AnalysisReference')),
    )
    .leftJoin('communication', (join) =>
      join.onRef('communication.referenceId', '=', 'line.referenceId').on('line.referenceType', '=', sql.lit('Communication')),
    )
    .select(['line.annotationId', 'line.referenceType', 'line.referenceId', 'line.pubmedId', 'line.evidenceDescription'])
    .select(['line.evidenceWith', 'line.annotationDate', 'line.assignedBy', 'line.contributorName'])
    .select(['line.contributorOrcid', 'line.approverName'])
    .select(['publication.referenceId as publicationId', 'publication.title', 'publication.authors', 'publication.publicationYear'])
    .select(['analysis.name as analysisName', 'communication.name as communicationName'])
    .where('line.annotationId', '=', amongKeys(annotationIds))
    .orderBy('line.annotationId')
    .orderBy('line.referenceId')
    .orderBy('line.pubmedId')
}

export type AnnotationReferenceRow = RowOf<typeof annotationReferencesQuery>

/** TAIR's three kinds of references; one with only a PubMed ID is a publication. */
const kindOf = { Publication: 'publication', AnalysisReference: 'analysisreference', Communication: 'communication' } as const

export function toAnnotationReference(row: AnnotationReferenceRow): AnnotationReference {
  const { referenceType, referenceId, pubmedId, publicationId, title, analysisName, communicationName } = row
  const type = Object.keys(kindOf).find((known): known is keyof typeof kindOf => known === referenceType) ?? 'Publication'
  const referenceKind = kindOf[type]
  // One without a number of TAIR has a PubMed ID.
  const label =
    type === 'Publication' ? publicationName({ title: null, pubmedId, referenceId: referenceId ?? 0 }) : `${type}:${referenceId}`
  const name = {
    publication: publicationId === null ? null : (title ?? label),
    analysisreference: analysisName,
    communication: communicationName,
  }
  const ownName = name[referenceKind]
  return {
    referenceType: referenceKind,
    label,
    record: ownName === null || referenceId === null ? null : { kind: referenceKind, key: referenceId, label: ownName },
    pubmedId,
    authors: splitAuthors(row.authors),
    publicationYear: row.publicationYear,
    evidenceWith: row.evidenceWith,
  }
}
