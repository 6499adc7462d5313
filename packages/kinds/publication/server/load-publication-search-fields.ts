import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'

export type PublicationSearchFields = { keyword_terms: { term: string; category: string }[] }

/** The keywords of a publication with their categories, which the publication form asks for together. */
export async function loadPublicationSearchFields(
  db: ReleaseDb,
  referenceIds: readonly number[],
): Promise<Map<number, PublicationSearchFields>> {
  const lines = await publicationKeywordTermsQuery(db, referenceIds).execute()
  const linesOf = Map.groupBy(lines, (line) => line.referenceId)
  return new Map(
    referenceIds.map((referenceId) => {
      const terms = (linesOf.get(referenceId) ?? []).map(({ term, category }) => ({ term, category }))
      return [referenceId, { keyword_terms: terms }]
    }),
  )
}

export function publicationKeywordTermsQuery(db: ReleaseDb, referenceIds: readonly number[]) {
  return db
    .selectFrom('annotationReference as reference')
    .innerJoin('annotation', 'annotation.annotationId', 'reference.annotationId')
    .innerJoin('ontologyTerm as term', 'term.keywordId', 'annotation.keywordId')
    .select(['term.name as term', 'term.category'])
    .select((eb) => eb.ref('reference.referenceId').$notNull().as('referenceId'))
    .distinct()
    .where('reference.referenceId', '=', (eb) => eb.fn.any(sql.val(referenceIds)))
    .orderBy('referenceId')
    .orderBy('term')
}
