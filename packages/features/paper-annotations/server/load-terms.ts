import { type KeywordCategory, parseKeywordCategory } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import type { PaperEvidence } from '../contract/annotation-evidence.ts'
import { evidencesFor } from '../contract/annotation-evidence.ts'
import { isCatalytic } from './load-paper-genes.ts'

/** A term with what annotating to it depends on. */
export type AnnotatableTerm = {
  keywordId: number
  id: string
  name: string
  category: KeywordCategory
  definition: string | null
  isObsolete: boolean
  /** Id and name of the term that replaces an obsolete one. */
  replacement: string | null
  isRoot: boolean
  geneCount: number
  evidences: readonly PaperEvidence[]
}

/** Terms of GO and PO by their ids. */
export async function loadTerms(db: ReleaseDb, ids: readonly string[]): Promise<Map<string, AnnotatableTerm>> {
  const rows = await termsQuery(db, ids).execute()
  return new Map(
    rows.flatMap((row) => {
      const category = parseKeywordCategory(row.category)
      if (category === null) return []
      const evidences = evidencesFor({ id: row.id, category, isCatalytic: row.isCatalytic })
      return [[row.id, { ...row, category, evidences }]]
    }),
  )
}

/** `binding` says nothing; the Gene Ontology has no annotations to it. */
const saysNothing = 'GO:0005488'

function termsQuery(db: ReleaseDb, ids: readonly string[]) {
  return db
    .selectFrom('ontologyTerm as term')
    .leftJoin('keywordCount as count', 'count.keywordId', 'term.keywordId')
    .select((eb) => ['term.keywordId', eb.ref('term.externalId').$notNull().as('id'), 'term.name', 'term.category', 'term.definition'])
    .select(['term.isObsolete', isCatalytic(db).as('isCatalytic')])
    .select(sql<number>`coalesce(count.total_locus_count, 0)`.as('geneCount'))
    .select((eb) =>
      eb
        .selectFrom('ontologyEdge as edge')
        .innerJoin('ontologyTerm as other', 'other.keywordId', 'edge.parentId')
        .select(sql<string>`string_agg(other.external_id || ' ' || other.name, ' or ' order by other.external_id)`.as('names'))
        .whereRef('edge.childId', '=', 'term.keywordId')
        .where('edge.relationship', 'in', ['replaced_by', 'consider'])
        .as('replacement'),
    )
    .select(({ exists, selectFrom, or, and, eb, not }) =>
      or([
        eb('term.externalId', '=', saysNothing),
        and([
          eb('term.isObsolete', '=', false),
          not(exists(selectFrom('ontologyClosure as path').select('path.ancestorId').whereRef('path.descendantId', '=', 'term.keywordId'))),
        ]),
      ])
        .$castTo<boolean>()
        .as('isRoot'),
    )
    .where('term.externalId', '=', amongKeys(ids))
}
