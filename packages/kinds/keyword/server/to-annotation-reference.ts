import { splitAuthors } from '@rosette/contract-kit/to-publication-line.ts'
import type { RowOf } from '@rosette/database/keyed-rows.ts'
import type { AnnotationReference } from '../contract/annotation-hit.ts'
import type { annotationReferencesQuery } from './annotation-queries.ts'

export type AnnotationReferenceRow = RowOf<typeof annotationReferencesQuery>

/** TAIR's three kinds of references; one that is known by its PubMed number alone is a publication. */
const kindOf = { Publication: 'publication', AnalysisReference: 'analysisreference', Communication: 'communication' } as const

export function toAnnotationReference(row: AnnotationReferenceRow): AnnotationReference {
  const { referenceType, referenceId, pubmedId, publicationId, title, analysisName, communicationName } = row
  const type = Object.keys(kindOf).find((known): known is keyof typeof kindOf => known === referenceType) ?? 'Publication'
  const referenceKind = kindOf[type]
  const label = referenceId === null ? `PMID:${pubmedId}` : `${type}:${referenceId}`
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
    authors: splitAuthors(row.authors),
    publicationYear: row.publicationYear,
  }
}
