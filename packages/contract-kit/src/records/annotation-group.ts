import { z } from 'zod'
import { RecordRef } from '../kind/record-ref.ts'
import { evidenceRank } from '../vocabulary/evidence-codes.ts'
import { geneOntologyCategories, keywordCategories, plantOntologyCategories } from '../vocabulary/keyword-categories.ts'
import { type AnnotationReference, ReferenceName } from './annotation-reference.ts'
import { preview } from './record-parts.ts'

/** One kind of evidence for an annotation, with what supports it. */
export const AnnotationEvidence = z.object({
  /** Null if no file states it. */
  code: z.string().nullable(),
  /** GAF, column 8, each value once: `UniProtKB:O22456`. */
  evidenceWith: z.array(z.string()),
  /** The first of them. */
  references: preview(ReferenceName),
})
export type AnnotationEvidence = z.infer<typeof AnnotationEvidence>

/** A keyword and how the record is tied to it: 'involved in', 'NOT located in'. Several experiments may say so. */
export const AnnotationLine = z.object({
  keyword: RecordRef,
  /** GO:0048440; null for keywords outside the ontologies. */
  externalId: z.string().nullable(),
  relationshipType: z.string().nullable(),
  isNegated: z.boolean(),
  /** Experimental first. */
  evidences: z.array(AnnotationEvidence),
  /** Groups of the plant slim that the term belongs to; none outside the Gene Ontology. */
  slimGroups: z.array(z.string()),
})
export type AnnotationLine = z.infer<typeof AnnotationLine>

/** The annotations of one category. The total counts pairs of keyword and relationship: that is what 'unique annotations' means. */
export const AnnotationGroup = z.object({
  category: z.enum(keywordCategories),
  annotations: preview(AnnotationLine),
})
export type AnnotationGroup = z.infer<typeof AnnotationGroup>

/** Lines of a category at most. The most annotated locus has forty in all: a page filters them without asking again. */
export const mostAnnotationLines = 100

/** References of one kind of evidence at most; the list of annotations has all. */
const mostReferences = 3

/** One annotation of a record, as the release holds it. */
export type AnnotationRow = {
  keywordId: number
  externalId: string | null
  name: string
  category: string
  isNegated: boolean
  relationship: string | null
  evidenceCode: string | null
  slimGroups: readonly string[]
  references: readonly AnnotationReference[]
}

/** By category, in the order pages list them; inside one experimental first, then as the rows come. A category without annotations is left out. */
export function groupAnnotations(rows: readonly AnnotationRow[]): AnnotationGroup[] {
  const rowsOf = Map.groupBy(rows, (row) => row.category)
  return [...geneOntologyCategories, ...plantOntologyCategories].flatMap(({ category }) => {
    const lines = uniqueLines(rowsOf.get(category) ?? [])
    return lines.length === 0 ? [] : [{ category, annotations: { rows: lines.slice(0, mostAnnotationLines), total: lines.length } }]
  })
}

/** One line for each keyword and relationship. Where a file does not tell the relationship, the known one of the same keyword holds. */
function uniqueLines(rows: readonly AnnotationRow[]): AnnotationLine[] {
  const known = new Map(rows.flatMap((row) => (row.relationship === null ? [] : [[`${row.keywordId} ${row.isNegated}`, row.relationship]])))
  const related = rows.map((row) => ({ row, relation: row.relationship ?? known.get(`${row.keywordId} ${row.isNegated}`) ?? null }))
  const groups = Map.groupBy(related, ({ row, relation }) => `${row.keywordId} ${row.isNegated} ${relation}`)
  const lines = [...groups.values()].flatMap((group) => {
    const [first] = group
    return first ? toLine(first.row, first.relation, toEvidences(group.map(({ row }) => row))) : []
  })
  return lines.toSorted((one, other) => rankOf(one) - rankOf(other))
}

function toLine(row: AnnotationRow, relation: string | null, evidences: AnnotationEvidence[]): AnnotationLine {
  const { keywordId, name, externalId, isNegated, slimGroups } = row
  return {
    keyword: { kind: 'keyword', key: keywordId, label: name },
    externalId,
    relationshipType: isNegated ? `NOT ${relation ?? ''}`.trim() : relation,
    isNegated,
    evidences,
    slimGroups: [...slimGroups],
  }
}

/** One for each code; that one file names no code says nothing if another does. */
function toEvidences(rows: readonly AnnotationRow[]): AnnotationEvidence[] {
  const byCode = Map.groupBy(rows, (row) => row.evidenceCode)
  if (byCode.size > 1) byCode.delete(null)
  const evidences = [...byCode].map(([code, told]) => {
    const references = told.flatMap((row) => row.references)
    return {
      code,
      evidenceWith: [...new Set(references.flatMap((reference) => reference.evidenceWith?.split('|') ?? []))],
      references: { rows: references.slice(0, mostReferences).map(toName), total: references.length },
    }
  })
  return evidences.toSorted((one, other) => evidenceRank(one.code) - evidenceRank(other.code))
}

function toName({ label, record, pubmedId, publicationYear }: AnnotationReference): ReferenceName {
  return { label, record, pubmedId, publicationYear }
}

function rankOf({ evidences }: AnnotationLine): number {
  return Math.min(...evidences.map(({ code }) => evidenceRank(code)))
}
