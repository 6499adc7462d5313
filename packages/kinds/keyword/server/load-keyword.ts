import type { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { parseKeywordCategory } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { KeywordLinks, KeywordRecord } from '../contract/keyword-record.ts'
import { treeRelationships } from '../contract/keyword-tree.ts'

export async function loadKeywords(db: ReleaseDb, keywordIds: readonly number[]): Promise<Map<number, KeywordRecord>> {
  const [rows, synonyms, replacements, children] = await Promise.all([
    keywordRowsQuery(db, keywordIds).execute(),
    keywordSynonymsQuery(db, keywordIds).execute(),
    keywordReplacementsQuery(db, keywordIds).execute(),
    keywordChildTermsQuery(db, keywordIds).execute(),
  ])
  const synonymsOf = groupedBy(synonyms, 'keywordId')
  const replacementsOf = groupedBy(replacements, 'childId')
  const childrenOf = groupedBy(children, 'parentId', ({ total, isA, partOf }) => ({ total, isA, partOf }))
  const records = rows.map((row) => {
    const names = synonymsOf(row.keywordId).map(({ synonym }) => synonym)
    const others = replacementsOf(row.keywordId).map(({ keywordId, name }) => ({
      kind: 'keyword',
      key: keywordId,
      label: name,
    }))
    const childTerms = childrenOf(row.keywordId)[0] ?? { total: 0, isA: 0, partOf: 0 }
    return [row.keywordId, { ...toRecord(row, names, others), childTerms }] as const
  })
  return new Map(records)
}

type KeywordRow = RowOf<typeof keywordRowsQuery>

function toRecord(row: KeywordRow, synonyms: string[], replacements: RecordRef[]): Omit<KeywordRecord, 'childTerms'> {
  return {
    keywordId: row.keywordId,
    summary: {
      kw: row.name,
      kwDef: row.definition,
      // Ingest rejects any other category.
      kwType: parseKeywordCategory(row.category) ?? 'user-defined',
      extdbId: row.externalId,
      dateLastModified: row.dateLastModified,
    },
    isObsolete: row.isObsolete,
    replacements,
    synonyms,
    dataToTerm: links(row.publicationCount, row.annotationCount, row.locusCount),
    dataToChildren: links(row.totalPublicationCount, row.totalAnnotationCount, row.totalLocusCount),
  }
}

function links(publications: number, annotations: number, loci: number): KeywordLinks[] {
  return [
    { displayName: 'publications', linkCount: publications },
    { displayName: 'annotations', linkCount: annotations },
    { displayName: 'loci', linkCount: loci },
  ]
}

export function keywordRowsQuery(db: ReleaseDb, keywordIds: readonly number[]) {
  return db
    .selectFrom('ontologyTerm as term')
    .innerJoin('keywordCount as count', 'count.keywordId', 'term.keywordId')
    .select(['term.keywordId', 'term.name', 'term.definition', 'term.category', 'term.externalId', 'term.dateLastModified'])
    .select(['term.isObsolete', 'count.publicationCount', 'count.annotationCount', 'count.locusCount'])
    .select(['count.totalPublicationCount', 'count.totalAnnotationCount', 'count.totalLocusCount'])
    .where('term.keywordId', '=', amongKeys(keywordIds))
}

export function keywordSynonymsQuery(db: ReleaseDb, keywordIds: readonly number[]) {
  return db
    .selectFrom('ontologySynonym')
    .select(['keywordId', 'synonym'])
    .where('keywordId', '=', amongKeys(keywordIds))
    .orderBy('keywordId')
    .orderBy('synonym')
}

/** Terms that the ontology recommends instead of an obsolete one. */
export function keywordReplacementsQuery(db: ReleaseDb, keywordIds: readonly number[]) {
  return db
    .selectFrom('ontologyEdge as edge')
    .innerJoin('ontologyTerm as term', 'term.keywordId', 'edge.parentId')
    .select(['edge.childId', 'term.keywordId', 'term.name'])
    .distinct()
    .where('edge.childId', '=', amongKeys(keywordIds))
    .where('edge.relationship', 'in', ['replaced_by', 'consider'])
    .orderBy('edge.childId')
    .orderBy('term.name')
    .orderBy('term.keywordId')
}

export function keywordChildTermsQuery(db: ReleaseDb, keywordIds: readonly number[]) {
  return db
    .selectFrom('ontologyEdge')
    .select('parentId')
    .select((eb) => [
      eb.fn.count<number>('childId').distinct().as('total'),
      eb.fn.countAll<number>().filterWhere('relationship', '=', 'is_a').as('isA'),
      eb.fn.countAll<number>().filterWhere('relationship', '=', 'part_of').as('partOf'),
    ])
    .where('parentId', '=', amongKeys(keywordIds))
    .where('relationship', 'in', treeRelationships)
    .groupBy('parentId')
}
