import { evidenceNotStated, evidencesOfGroup } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { cutPage } from '@rosette/release-kit/cut-page.ts'
import type { PartDependencies } from '@rosette/release-kit/kind-server.ts'
import { placeText, readListCursor } from '@rosette/release-kit/list-cursor.ts'
import { type SqlBool, sql } from 'kysely'
import {
  type AnnotatedGene,
  type AnnotatedGenes,
  type AnnotatedGenesQuery,
  type EvidenceChoice,
  type EvidenceCount,
  evidenceChoices,
  type GeneAnnotation,
  mostAnnotationsOfGene,
} from '../contract/annotated-genes.ts'
import { loadAnnotations } from './load-annotations.ts'

/** One page of the genes that are annotated to a term, and how many there are by evidence. Null if there is no such keyword. */
export async function loadAnnotatedGenes(
  db: ReleaseDb,
  keywordId: number,
  { include_children, evidence, page, pageSize, cursor }: AnnotatedGenesQuery,
  { releaseId }: Pick<PartDependencies, 'releaseId'>,
): Promise<AnnotatedGenes | null> {
  const wanted: Wanted = { keywordId, isWithChildren: include_children === 'true', evidence }
  const scope = { call: 'keyword/genes', releaseId, criteria: { key: keywordId, include_children, evidence } }
  const window = { cursor, from: (page - 1) * pageSize, size: pageSize }
  const after = readListCursor(window, scope, placeText)
  const [term, counts, names] = await Promise.all([
    db.selectFrom('ontologyTerm').select('keywordId').where('keywordId', '=', keywordId).executeTakeFirst(),
    evidenceCountsQuery(db, wanted).execute(),
    geneNamesQuery(db, wanted, { ...window, after }).execute(),
  ])
  if (!term) return null
  const { rows, next } = cutPage(names, pageSize, scope, ({ locusName }) => locusName)
  const genes = await loadGenes(
    db,
    wanted,
    rows.map(({ locusName }) => locusName),
  )
  return { counts: evidenceChoices.map((evidence) => countOf(counts, evidence)), genes, next }
}

/** Which annotations are meant. */
type Wanted = { keywordId: number; isWithChildren: boolean; evidence: EvidenceChoice }

function countOf(counts: readonly RowOf<typeof evidenceCountsQuery>[], evidence: EvidenceChoice): EvidenceCount {
  const found = counts.find((count) => count.evidenceGroup === evidence)
  return {
    evidence,
    annotationCount: found?.annotationCount ?? 0,
    geneCount: found?.geneCount ?? 0,
    locusCount: found?.locusCount ?? 0,
  }
}

async function loadGenes(db: ReleaseDb, wanted: Wanted, names: readonly string[]): Promise<AnnotatedGene[]> {
  const lines = await geneAnnotationsQuery(db, wanted, names).execute()
  const linesOf = groupedBy(lines, 'locusName')
  const documents = await loadAnnotations(
    db,
    lines.map(({ annotationId }) => annotationId),
  )
  return names.flatMap((name) => {
    const own = linesOf(name)
    const annotations = own.flatMap(({ annotationId }) => documents.get(annotationId) ?? [])
    const [first] = annotations
    if (!first) return []
    return {
      name,
      locus: first.locusId === null ? null : { kind: 'locus', key: first.locusId, label: name },
      symbol: first.symbol,
      fullName: first.symbolFull,
      annotationCount: own[0]?.annotationCount ?? 0,
      annotations: annotations.map(toGeneAnnotation),
    }
  })
}

type AnnotationDocument = Awaited<ReturnType<typeof loadAnnotations>> extends Map<number, infer Document> ? Document : never

function toGeneAnnotation(document: AnnotationDocument): GeneAnnotation {
  return {
    annotationId: document.id,
    keyword: { kind: 'keyword', key: document.keyword_id, label: document.keyword },
    relationship: document.relationshipType,
    evidenceCode: document.evidence_code,
    evidence: document.evidenceCodeFull,
    // The files write it where curators described nothing.
    evidenceDescription: document.description === 'none' ? null : document.description,
    references: document.references,
  }
}

export function evidenceCountsQuery(db: ReleaseDb, { keywordId, isWithChildren }: Wanted) {
  return db
    .selectFrom('keywordEvidence')
    .select(['evidenceGroup', 'annotationCount', 'geneCount', 'locusCount'])
    .where('keywordId', '=', keywordId)
    .where('withChildren', '=', isWithChildren)
}

type NamesWindow = { after: string | null; from: number; size: number }

/** Names of the genes of a page, and of the one after them if there is one. The largest term has 29,000 genes: its page takes as long as reading all annotations once. */
export function geneNamesQuery(db: ReleaseDb, wanted: Wanted, { after, from, size }: NamesWindow) {
  const annotations = wantedAnnotations(db, wanted)
  return (after === null ? annotations : annotations.where('annotation.locusName', '>', after))
    .select('annotation.locusName')
    .groupBy('annotation.locusName')
    .orderBy('annotation.locusName')
    .offset(from)
    .limit(size + 1)
}

/** The first annotations of each gene, those to the term itself before others, and how many it has. */
export function geneAnnotationsQuery(db: ReleaseDb, wanted: Wanted, names: readonly string[]) {
  const ranked = wantedAnnotations(db, wanted)
    .innerJoin('ontologyTerm as term', 'term.keywordId', 'annotation.keywordId')
    .select(['annotation.annotationId', 'annotation.locusName'])
    .select((eb) =>
      eb.fn
        .countAll<number>()
        .over((over) => over.partitionBy('annotation.locusName'))
        .as('annotationCount'),
    )
    .select((eb) =>
      eb.fn
        .agg<number>('row_number')
        .over((over) =>
          over
            .partitionBy('annotation.locusName')
            .orderBy(sql`annotation.keyword_id <> ${wanted.keywordId}`)
            .orderBy('term.name')
            .orderBy('annotation.evidenceCode')
            .orderBy('annotation.annotationId'),
        )
        .as('place'),
    )
    .where('annotation.locusName', '=', amongKeys(names))
  return db
    .selectFrom(ranked.as('ranked'))
    .select(['annotationId', 'locusName', 'annotationCount'])
    .where('place', '<=', mostAnnotationsOfGene)
    .orderBy('locusName')
    .orderBy('place')
}

function wantedAnnotations(db: ReleaseDb, { keywordId, isWithChildren, evidence }: Wanted) {
  const own = db.selectNoFrom(sql<number>`${keywordId}::bigint`.as('keywordId'))
  const below = db.selectFrom('ontologyClosure').select('descendantId as keywordId').where('ancestorId', '=', keywordId)
  return db
    .selectFrom('annotation')
    .where('annotation.isNegated', '=', false)
    .where('annotation.keywordId', 'in', isWithChildren ? own.unionAll(below) : own)
    .where(evidenceIs(evidence))
}

function evidenceIs(evidence: EvidenceChoice) {
  if (evidence === 'any') return sql<SqlBool>`true`
  if (evidence === evidenceNotStated) return sql<SqlBool>`annotation.evidence_code is null`
  return sql<SqlBool>`annotation.evidence_code = ${amongKeys(evidencesOfGroup(evidence))}`
}
