import { evidenceRank } from '../vocabulary/evidence-codes.ts'
import { geneOntologyCategories, plantOntologyCategories } from '../vocabulary/keyword-categories.ts'
import type { AnnotationCredit, AnnotationEvidence, AnnotationGroup, AnnotationLine } from './annotation-group.ts'
import type { AnnotationReference, ReferenceName } from './annotation-reference.ts'

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
  credits: readonly AnnotationCredit[]
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
  const evidences = [...byCode].map(([code, stated]) => {
    const named = stated.flatMap((row) => row.references)
    // Two rows may name the same article, such as one with and one without the relationship.
    const references = [...new Map(named.map((reference) => [reference.label, reference])).values()]
    return {
      code,
      evidenceWith: [...new Set(named.flatMap((reference) => reference.evidenceWith?.split('|') ?? []))],
      references: { rows: references.slice(0, mostReferences).map(toName), total: references.length },
      annotatedBy: [...new Map(stated.flatMap((row) => row.credits).map((credit) => [credit.name, credit])).values()],
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
