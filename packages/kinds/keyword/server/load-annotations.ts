import { evidencePhrase, parseEvidenceCode } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import { parseKeywordCategory } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import {
  type AnnotationReferenceRow,
  annotationReferencesQuery,
  toAnnotationReference,
} from '@rosette/database/records/annotation-references.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { AnnotationHit } from '../contract/annotation-listing.ts'
import { annotationGenesQuery, annotationLineagesQuery, annotationRowsQuery } from './annotation-queries.ts'

/** The hit with fields that are searched but not shown. */
type AnnotationDocument = AnnotationHit & {
  gene_names: string[]
  evidence_code: string | null
  is_negated: boolean
  keyword_lineage: number[]
}

/** One document per annotation, however many references it has. */
export async function loadAnnotations(db: ReleaseDb, annotationIds: readonly number[]): Promise<Map<number, AnnotationDocument>> {
  const [rows, references, genes, lineages] = await Promise.all([
    annotationRowsQuery(db, annotationIds).execute(),
    annotationReferencesQuery(db, annotationIds).execute(),
    annotationGenesQuery(db, annotationIds).execute(),
    annotationLineagesQuery(db, annotationIds).execute(),
  ])
  const referencesOf = groupedBy(references, 'annotationId')
  const genesOf = groupedBy(genes, 'locusId')
  const lineageOf = new Map(lineages.map((row) => [row.keywordId, row.ancestors]))
  return new Map(
    rows.map((row) => {
      const models = row.locusId === null ? [] : genesOf(row.locusId).map((gene) => gene.name)
      const document = toDocument(row, referencesOf(row.annotationId))
      const lineage = [row.keywordId, ...(lineageOf.get(row.keywordId) ?? [])]
      return [row.annotationId, { ...document, gene_names: [row.locusName, ...models], keyword_lineage: lineage }]
    }),
  )
}

type AnnotationRow = RowOf<typeof annotationRowsQuery>

function toDocument(row: AnnotationRow, references: readonly AnnotationReferenceRow[]) {
  const code = row.evidenceCode === null ? null : parseEvidenceCode(row.evidenceCode)
  const newest = references.toSorted((one, other) => (other.publicationYear ?? 0) - (one.publicationYear ?? 0))[0]
  const shown = references.map(toAnnotationReference)
  const contributor = firstOf(references, (reference) => reference.contributorName)
  const assigned = firstOf(references, (reference) => reference.assignedBy)
  return {
    id: row.annotationId,
    locus_name: row.locusName,
    locusId: row.locusId,
    gene_name: row.geneName,
    gene_id: row.geneId,
    symbol: row.symbol,
    symbolFull: row.symbolFull,
    keyword: row.keyword,
    keyword_id: row.keywordId,
    gopoId: row.externalId,
    // Ingest rejects any other category.
    keywordTypeFull: parseKeywordCategory(row.category) ?? ('user-defined' as const),
    relationshipType: row.isNegated ? `NOT ${row.relationship ?? ''}`.trim() : row.relationship,
    evidenceCodeFull: code === null ? row.evidenceCode : evidencePhrase(code),
    evidence_code: row.evidenceCode,
    description: firstOf(references, (reference) => reference.evidenceDescription),
    evidenceWith: allWith(references),
    is_negated: row.isNegated,
    reference_id: references.flatMap((reference) => reference.referenceId ?? []),
    references: shown,
    authors: newest ? toAnnotationReference(newest).authors : [],
    publicationYear: newest?.publicationYear ?? null,
    dateLastModified:
      references
        .flatMap((reference) => reference.annotationDate ?? [])
        .toSorted()
        .at(-1) ?? null,
    annotatedBy: contributor ?? assigned,
    // GAF, column 15: the database or group that made the annotation.
    annotatedByType: contributor === null ? (assigned === null ? null : ('organization' as const)) : ('person' as const),
    community_id: null,
  }
}

function firstOf<Row>(rows: readonly Row[], pick: (row: Row) => string | null): string | null {
  return rows.flatMap((row) => pick(row) ?? [])[0] ?? null
}

/** `|` separates the values in one reference, and so it does here. */
function allWith(references: readonly AnnotationReferenceRow[]): string | null {
  const values = references.flatMap((reference) => reference.evidenceWith?.split('|') ?? [])
  return values.length === 0 ? null : [...new Set(values)].join('|')
}
