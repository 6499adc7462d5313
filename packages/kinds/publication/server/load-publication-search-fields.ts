import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'

export type PublicationSearchFields = { keyword_terms: { term: string; category: string }[] }

/** The keywords of a publication with their categories, which the publication form asks for together. */
export async function loadPublicationSearchFields(
  db: ReleaseDb,
  referenceIds: readonly number[],
): Promise<Map<number, PublicationSearchFields>> {
  const lines = await publicationKeywordTermsQuery(db, referenceIds).execute()
  const linesOf = groupedBy(lines, 'referenceId')
  return new Map(
    referenceIds.map((referenceId) => {
      const terms = linesOf(referenceId).map(({ term, category }) => ({ term, category }))
      return [referenceId, { keyword_terms: terms }]
    }),
  )
}

export function publicationKeywordTermsQuery(db: ReleaseDb, referenceIds: readonly number[]) {
  return db
    .selectFrom('publicationKeyword as given')
    .innerJoin('ontologyTerm as term', 'term.keywordId', 'given.keywordId')
    .select(['given.referenceId', 'term.name as term', 'term.category'])
    .where('given.referenceId', '=', amongKeys(referenceIds))
    .orderBy('given.referenceId')
    .orderBy('term')
}
