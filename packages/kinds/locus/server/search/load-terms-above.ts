import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'

export type Term = { name: string; externalId: string | null }

/** What an annotation to each term means: that term, and all above it by is_a and part_of, whose pages count it. */
export async function loadTermsAbove(db: ReleaseDb, keywordIds: readonly number[]): Promise<(keywordId: number) => Term[]> {
  const rows = await termsAboveQuery(db, keywordIds).execute()
  return groupedBy(rows, 'keywordId', ({ name, externalId }) => ({ name, externalId }))
}

export function termsAboveQuery(db: ReleaseDb, keywordIds: readonly number[]) {
  return db
    .selectFrom('ontologyClosure as closure')
    .innerJoin('ontologyTerm as above', 'above.keywordId', 'closure.ancestorId')
    .select(['closure.descendantId as keywordId', 'above.name', 'above.externalId'])
    .where('closure.descendantId', '=', amongKeys(keywordIds))
}

/** What the general search finds by these terms: their names, and ids by ontology. */
export function namesAndIds(terms: readonly Term[]): { terms: string[]; go_ids: string[]; po_ids: string[] } {
  const distinct = new Map(terms.map((term) => [`${term.name}\t${term.externalId}`, term]))
  const meant = [...distinct].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, term]) => term)
  const idsOf = (ontology: string) => meant.flatMap(({ externalId }) => (externalId?.startsWith(ontology) ? [externalId] : []))
  return { terms: meant.map((term) => term.name), go_ids: idsOf('GO:'), po_ids: idsOf('PO:') }
}
