import type { RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import { type KeywordTree, mostChildren, type TreeTerm, treeRelationships } from '../contract/keyword-tree.ts'

/** Where a term sits: one path to the root and its child terms. Null if there is no such keyword. */
export async function loadKeywordTree(db: ReleaseDb, keywordId: number): Promise<KeywordTree | null> {
  const [term, lines, children] = await Promise.all([
    treeTermQuery(db, keywordId).executeTakeFirst(),
    parentLinesQuery(db, keywordId).execute(),
    loadChildren(db, keywordId),
  ])
  if (!term) return null
  const path = pathToRoot({ ...term, relationships: [] }, toTerms(lines))
  // A keyword without terms above and below it is not part of a hierarchy.
  if (path.length === 1 && children.length === 0) {
    return { path: [], otherParents: [], siblingCount: 0, onlySibling: null, children }
  }
  const parent = path.at(-2)
  const siblings = parent ? (await loadChildren(db, parent.keywordId)).filter((sibling) => sibling.keywordId !== keywordId) : []
  return {
    path,
    otherParents: otherParentsOf(path, toTerms(lines)),
    siblingCount: siblings.length,
    onlySibling: siblings.length === 1 ? (siblings[0] ?? null) : null,
    children,
  }
}

/** Null if there is no such keyword. */
export async function loadKeywordChildren(db: ReleaseDb, keywordId: number): Promise<{ children: TreeTerm[] } | null> {
  const [term, children] = await Promise.all([treeTermQuery(db, keywordId).executeTakeFirst(), loadChildren(db, keywordId)])
  return term ? { children } : null
}

async function loadChildren(db: ReleaseDb, keywordId: number): Promise<TreeTerm[]> {
  return toTerms(await childLinesQuery(db, keywordId).execute()).map(({ belowId: _, ...term }) => term)
}

/** A term with the one at the other end of its edge. */
type LinkedTerm = TreeTerm & { belowId: number }

/** One entry for two terms, however many relationships they have. */
function toTerms(lines: readonly (RowOf<typeof parentLinesQuery> | RowOf<typeof childLinesQuery>)[]): LinkedTerm[] {
  const terms = new Map<string, LinkedTerm>()
  for (const { relationship, ...line } of lines) {
    const id = `${line.belowId} ${line.keywordId}`
    const known = terms.get(id)
    const named = treeRelationships.filter((each) => each === relationship)
    terms.set(id, { ...line, relationships: [...(known?.relationships ?? []), ...named] })
  }
  return [...terms.values()]
}

/** From the root down to the term: at each step the parent with the fewest loci, which says most about the term. */
function pathToRoot(term: TreeTerm, parents: readonly LinkedTerm[]): TreeTerm[] {
  const [closest] = parents.filter((parent) => parent.belowId === term.keywordId).toSorted(bySpecificity)
  if (!closest) return [term]
  const { belowId: _, relationships, ...parent } = closest
  // A term carries its relationships to the one above it.
  return [...pathToRoot({ ...parent, relationships: [] }, parents), { ...term, relationships }]
}

function otherParentsOf(path: readonly TreeTerm[], parents: readonly LinkedTerm[]): TreeTerm[] {
  const onPath = new Set(path.map(({ keywordId }) => keywordId))
  const others = parents.filter((parent) => onPath.has(parent.belowId) && !onPath.has(parent.keywordId))
  const once = new Map(others.map(({ belowId: _, ...term }) => [term.keywordId, term]))
  return [...once.values()].toSorted(bySpecificity)
}

function bySpecificity(one: TreeTerm, other: TreeTerm): number {
  return one.totalLocusCount - other.totalLocusCount || one.name.localeCompare(other.name)
}

function termsWithCounts(db: ReleaseDb) {
  return db
    .selectFrom('ontologyTerm as term')
    .innerJoin('keywordCount as count', 'count.keywordId', 'term.keywordId')
    .select(['term.keywordId', 'term.name', 'count.locusCount', 'count.totalLocusCount'])
    .select((eb) =>
      eb
        .selectFrom('ontologyEdge as below')
        .select((each) => each.fn.count<number>('below.childId').distinct().as('children'))
        .whereRef('below.parentId', '=', 'term.keywordId')
        .where('below.relationship', 'in', treeRelationships)
        .$asScalar()
        .$notNull()
        .as('childCount'),
    )
}

export function treeTermQuery(db: ReleaseDb, keywordId: number) {
  return termsWithCounts(db).where('term.keywordId', '=', keywordId)
}

/** The parents of a term and of all its ancestors. */
export function parentLinesQuery(db: ReleaseDb, keywordId: number) {
  const own = db.selectNoFrom(sql<number>`${keywordId}::bigint`.as('keywordId'))
  const above = db.selectFrom('ontologyClosure').select('ancestorId as keywordId').where('descendantId', '=', keywordId)
  return termsWithCounts(db)
    .innerJoin('ontologyEdge as edge', 'edge.parentId', 'term.keywordId')
    .select(['edge.childId as belowId', 'edge.relationship'])
    .where('edge.relationship', 'in', treeRelationships)
    .where('edge.childId', 'in', own.unionAll(above))
    .orderBy('edge.relationship')
}

/** The child terms of a term: those with most loci first. */
export function childLinesQuery(db: ReleaseDb, keywordId: number) {
  return termsWithCounts(db)
    .innerJoin('ontologyEdge as edge', 'edge.childId', 'term.keywordId')
    .select(['edge.parentId as belowId', 'edge.relationship'])
    .where('edge.parentId', '=', keywordId)
    .where('edge.relationship', 'in', treeRelationships)
    .orderBy('count.totalLocusCount', 'desc')
    .orderBy('term.name')
    .orderBy('edge.relationship')
    .limit(mostChildren)
}
