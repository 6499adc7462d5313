import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'

export function annotationRowsQuery(db: ReleaseDb, annotationIds: readonly number[]) {
  return db
    .selectFrom('annotation')
    .innerJoin('ontologyTerm as term', 'term.keywordId', 'annotation.keywordId')
    .leftJoin('gene', (join) => join.onRef('gene.locusId', '=', 'annotation.locusId').on('gene.isRepresentative', '=', sql.lit(true)))
    .leftJoin('locusSymbol as main', (join) => join.onRef('main.locusId', '=', 'annotation.locusId').on('main.rank', '=', sql.lit(0)))
    .select(['annotation.annotationId', 'annotation.locusName', 'annotation.locusId', 'gene.geneId', 'gene.name as geneName'])
    .select(['main.symbol', 'main.fullName as symbolFull', 'term.keywordId', 'term.name as keyword', 'term.externalId', 'term.category'])
    .select(['annotation.isNegated', 'annotation.relationship', 'annotation.evidenceCode'])
    .where('annotation.annotationId', '=', amongKeys(annotationIds))
}

/** All gene models of the annotated loci. */
export function annotationGenesQuery(db: ReleaseDb, annotationIds: readonly number[]) {
  return db
    .selectFrom('annotation')
    .innerJoin('gene', 'gene.locusId', 'annotation.locusId')
    .select(['gene.locusId', 'gene.name'])
    .distinct()
    .where('annotation.annotationId', '=', amongKeys(annotationIds))
    .orderBy('gene.locusId')
    .orderBy('gene.name')
}

export function annotationLineagesQuery(db: ReleaseDb, annotationIds: readonly number[]) {
  return db
    .selectFrom('ontologyClosure as above')
    .select('above.descendantId as keywordId')
    .select((eb) => eb.fn.agg<number[]>('array_agg', ['above.ancestorId']).as('ancestors'))
    .where('above.descendantId', 'in', (eb) =>
      eb.selectFrom('annotation').select('annotation.keywordId').where('annotation.annotationId', '=', amongKeys(annotationIds)),
    )
    .groupBy('above.descendantId')
}
