import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'

export type Term = { keywordId: number; name: string; externalId: string | null; isObsolete: boolean }

/** What an annotation to each term means: that term, and all above it by is_a and part_of, whose pages count it. */
export async function loadTermsAbove(db: ReleaseDb, keywordIds: readonly number[]): Promise<(keywordId: number) => Term[]> {
  const rows = await termsAboveQuery(db, keywordIds).execute()
  return groupedBy(rows, 'descendantId', ({ keywordId, name, externalId, isObsolete }) => ({ keywordId, name, externalId, isObsolete }))
}

export function termsAboveQuery(db: ReleaseDb, keywordIds: readonly number[]) {
  return db
    .selectFrom('ontologyClosure as closure')
    .innerJoin('ontologyTerm as above', 'above.keywordId', 'closure.ancestorId')
    .select(['closure.descendantId', 'above.keywordId', 'above.name', 'above.externalId', 'above.isObsolete'])
    .where('closure.descendantId', '=', amongKeys(keywordIds))
}

/** Other names of terms, by term. */
export async function loadSynonyms(db: ReleaseDb, keywordIds: readonly number[]): Promise<(keywordId: number) => string[]> {
  return groupedBy(await synonymsQuery(db, keywordIds).execute(), 'keywordId', ({ synonym }) => synonym)
}

export function synonymsQuery(db: ReleaseDb, keywordIds: readonly number[]) {
  return db
    .selectFrom('ontologySynonym')
    .select(['keywordId', 'synonym'])
    .where('keywordId', '=', amongKeys(keywordIds))
    .orderBy('keywordId')
    .orderBy('synonym')
}

/** What the general search finds by these terms: ids by ontology, and names and synonyms of those in use. */
export function namesAndIds(
  terms: readonly Term[],
  synonymsOf: (keywordId: number) => readonly string[],
): { terms: string[]; term_synonyms: string[]; go_ids: string[]; po_ids: string[] } {
  const distinct = new Map(terms.map((term) => [term.keywordId, term]))
  const keyOf = ({ name, externalId }: Term) => `${name}\t${externalId}`
  const meant = [...distinct.values()].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  const inUse = meant.filter(({ isObsolete }) => !isObsolete)
  const idsOf = (ontology: string) => meant.flatMap(({ externalId }) => (externalId?.startsWith(ontology) ? [externalId] : []))
  return {
    terms: inUse.map((term) => term.name),
    term_synonyms: [...new Set(inUse.flatMap(({ keywordId }) => synonymsOf(keywordId)))],
    go_ids: idsOf('GO:'),
    po_ids: idsOf('PO:'),
  }
}
