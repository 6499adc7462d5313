import { parseKeywordCategory } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import { evidencesFor } from '../contract/annotation-evidence.ts'
import { mostGenes } from '../contract/paper-line.ts'
import type { KnownAnnotation, Paper, PaperGene } from '../contract/paper-to-annotate.ts'

/** The genes that the release links to a paper, by name. */
export async function loadLinkedLoci(db: ReleaseDb, { referenceId }: Pick<Paper, 'referenceId'>): Promise<string[]> {
  const rows = await db
    .selectFrom('publicationLocus as link')
    .innerJoin('locus', 'locus.locusId', 'link.locusId')
    .select('locus.name')
    .where('link.referenceId', '=', referenceId)
    .where('locus.isObsolete', '=', false)
    .orderBy('locus.name')
    .limit(mostGenes)
    .execute()
  return rows.map(({ name }) => name)
}

type AnnotationRow = {
  locus: string
  termId: string
  termName: string
  category: string
  isCatalytic: boolean
  evidenceCode: string | null
  namesThis: boolean
  namesAny: boolean
}

/** Genes with what their records say: annotations that name the paper first, then those that name none; others are counted. */
export async function loadPaperGenes(
  db: ReleaseDb,
  { pubmedId, referenceId }: Pick<Paper, 'pubmedId' | 'referenceId'>,
  names: readonly string[],
): Promise<PaperGene[]> {
  const [loci, annotations, linked] = await Promise.all([
    locusQuery(db, names).execute(),
    annotationQuery(db, names, { pubmedId, referenceId }).execute(),
    loadLinkedLoci(db, { referenceId }),
  ])
  const rowsOf = Map.groupBy(annotations, (row) => row.locus)
  const known = new Map(loci.map((locus) => [locus.name, locus.symbol]))
  return names.flatMap((locus) => {
    const symbol = known.get(locus)
    if (symbol === undefined) return []
    const rows = rowsOf.get(locus) ?? []
    const shown = [...rows.filter(({ namesThis }) => namesThis), ...rows.filter(({ namesAny }) => !namesAny)]
    const otherCount = rows.length - shown.length
    return [{ locus, symbol, isLinked: linked.includes(locus), annotations: shown.flatMap(toKnown), otherCount }]
  })
}

function toKnown({ termId, termName, category: word, isCatalytic, evidenceCode, namesThis }: AnnotationRow): KnownAnnotation[] {
  const category = parseKeywordCategory(word)
  if (category === null) return []
  const evidences = [...evidencesFor({ id: termId, category, isCatalytic })]
  return [{ termId, termName, category, evidenceCode, evidences, names: namesThis ? 'this' : 'none' }]
}

function locusQuery(db: ReleaseDb, names: readonly string[]) {
  return db
    .selectFrom('locus')
    .leftJoin('locusSymbol as main', (join) => join.onRef('main.locusId', '=', 'locus.locusId').on('main.rank', '=', 0))
    .select(['locus.name', 'main.symbol'])
    .where('locus.name', '=', amongKeys(names))
    .where('locus.isObsolete', '=', false)
}

function annotationQuery(db: ReleaseDb, names: readonly string[], { pubmedId, referenceId }: Pick<Paper, 'pubmedId' | 'referenceId'>) {
  const isOfPaper = sql<boolean>`reference.pubmed_id = ${pubmedId} or (reference.reference_type = 'Publication' and reference.reference_id = ${referenceId})`
  return db
    .selectFrom('annotation')
    .innerJoin('locus', 'locus.locusId', 'annotation.locusId')
    .innerJoin('ontologyTerm as term', 'term.keywordId', 'annotation.keywordId')
    .leftJoin('annotationReference as reference', 'reference.annotationId', 'annotation.annotationId')
    .select((eb) => ['locus.name as locus', eb.ref('term.externalId').$notNull().as('termId'), 'term.name as termName', 'term.category'])
    .select(['annotation.evidenceCode', isCatalytic(db).as('isCatalytic')])
    .select([sql<boolean>`coalesce(bool_or(${isOfPaper}), false)`.as('namesThis')])
    .select(
      // Evidence alone says that there was a paper, even if no file names it.
      sql<boolean>`annotation.evidence_code is not null or bool_or(reference.reference_id is not null or reference.pubmed_id is not null)`.as(
        'namesAny',
      ),
    )
    .where('locus.name', '=', amongKeys(names))
    .where('annotation.isNegated', '=', false)
    .where('term.externalId', 'is not', null)
    .where('term.isObsolete', '=', false)
    .groupBy(['locus.name', 'term.keywordId', 'term.externalId', 'term.name', 'term.category', 'annotation.annotationId'])
    .groupBy('annotation.evidenceCode')
    .orderBy('locus.name')
    .orderBy('term.category')
    .orderBy('term.name')
    .orderBy('annotation.annotationId')
}

/** Whether `term` is catalytic activity or a kind of it. */
export function isCatalytic(db: ReleaseDb) {
  return sql<boolean>`term.external_id = 'GO:0003824' or exists ${db
    .selectFrom('ontologyClosure as path')
    .innerJoin('ontologyTerm as above', 'above.keywordId', 'path.ancestorId')
    .select(sql.lit(1).as('one'))
    .whereRef('path.descendantId', '=', sql.ref('term.keyword_id'))
    .where('above.externalId', '=', 'GO:0003824')}`
}
