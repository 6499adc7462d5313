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
    .selectFrom('publicationKeyword as given')
    .innerJoin('ontologyTerm as term', 'term.keywordId', 'given.keywordId')
    .select(['given.referenceId', 'term.name as term', 'term.category'])
    .where('given.referenceId', '=', (eb) => eb.fn.any(sql.val(referenceIds)))
    .orderBy('given.referenceId')
    .orderBy('term')
}
