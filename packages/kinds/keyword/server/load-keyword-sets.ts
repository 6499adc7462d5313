import type { RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { TermMember, TermSets, TermSetsLeftOut, TermSetsLoader } from '@rosette/release-kit/term-sets.ts'
import { sql } from 'kysely'

/** The terms that stand for a whole category: every annotated gene has them, and an annotation to one says that nothing more is known. */
const roots: ReadonlySet<string> = new Set(['GO:0008150', 'GO:0003674', 'GO:0005575', 'PO:0025131', 'PO:0009012'])

/** Evidence code of annotations that state that nothing is known. */
const noData = 'ND'

const sets = (category: string): TermSetsLoader => {
  return (db) => loadKeywordSets(db, category)
}

export const keywordTermSets = {
  go_bp: sets('biological process'),
  go_mf: sets('molecular function'),
  go_cc: sets('cellular component'),
  po_structure: sets('plant structure'),
  po_stage: sets('growth and developmental stages'),
}

/** The terms of a category, is_a and part_of between them, and the loci annotated to them. */
async function loadKeywordSets(db: ReleaseDb, category: string): Promise<TermSets> {
  const [allTerms, edges, annotations] = await Promise.all([
    termsQuery(db, category).execute(),
    edgesQuery(db, category).execute(),
    annotationsQuery(db, category).execute(),
  ])
  const terms = allTerms.filter(({ naturalKey, isObsolete }) => !isObsolete && !roots.has(naturalKey))
  const indexOf = new Map(terms.map(({ keywordId }, index) => [keywordId, index]))
  const rootIds = new Set(allTerms.filter(({ naturalKey }) => roots.has(naturalKey)).map(({ keywordId }) => keywordId))
  return {
    terms: terms.map(({ keywordId, naturalKey, name }) => ({ id: naturalKey, name, key: keywordId })),
    edges: edges.flatMap(({ childId, parentId }) => {
      const [child, parent] = [indexOf.get(childId), indexOf.get(parentId)]
      return child === undefined || parent === undefined ? [] : [[child, parent] as const]
    }),
    ...countMembers(annotations, indexOf, rootIds),
  }
}

function countMembers(
  annotations: readonly RowOf<typeof annotationsQuery>[],
  indexOf: ReadonlyMap<number, number>,
  rootIds: ReadonlySet<number>,
): { members: TermMember[]; leftOut: TermSetsLeftOut } {
  const members: TermMember[] = []
  const leftOut = { negated: 0, noData: 0, root: 0, obsolete: 0 }
  for (const { keywordId, loci, evidenceCode: evidence, isNegated } of annotations) {
    const term = indexOf.get(keywordId)
    const locusIds = loci.split(' ')
    if (isNegated) leftOut.negated += locusIds.length
    else if (evidence === noData) leftOut.noData += locusIds.length
    else if (rootIds.has(keywordId)) leftOut.root += locusIds.length
    else if (term === undefined) leftOut.obsolete += locusIds.length
    // Loci without a record are in no list.
    else for (const locusId of locusIds) if (locusId !== '') members.push({ term, locusId: Number(locusId), evidence })
  }
  return { members, leftOut }
}

function termsQuery(db: ReleaseDb, category: string) {
  return db
    .selectFrom('ontologyTerm')
    .select(['keywordId', 'naturalKey', 'name', 'isObsolete'])
    .where('category', '=', category)
    .orderBy('naturalKey')
}

function edgesQuery(db: ReleaseDb, category: string) {
  return db
    .selectFrom('ontologyEdge as edge')
    .innerJoin('ontologyTerm as child', 'child.keywordId', 'edge.childId')
    .select(['edge.childId', 'edge.parentId'])
    .distinct()
    .where('edge.relationship', 'in', ['is_a', 'part_of'])
    .where('child.category', '=', category)
}

/** A row for all loci of a term and evidence, as a text, in which a locus without a record is empty: read in a quarter of the time. */
function annotationsQuery(db: ReleaseDb, category: string) {
  return db
    .selectFrom('annotation')
    .innerJoin('ontologyTerm as term', 'term.keywordId', 'annotation.keywordId')
    .select(['annotation.keywordId', 'annotation.evidenceCode', 'annotation.isNegated'])
    .select(sql<string>`string_agg(coalesce(annotation.locus_id::text, ''), ' ')`.as('loci'))
    .where('term.category', '=', category)
    .groupBy(['annotation.keywordId', 'annotation.evidenceCode', 'annotation.isNegated'])
}
