import { z } from 'zod'
import { RecordRef } from '../kind/record-ref.ts'
import { geneOntologyCategories, keywordCategories, plantOntologyCategories } from '../vocabulary/keyword-categories.ts'
import { preview, previewRows } from './record-parts.ts'

/** A keyword and how the record is tied to it: 'involved in', 'NOT located in'. Several experiments may say so. */
export const AnnotationLine = z.object({
  keyword: RecordRef,
  relationshipType: z.string().nullable(),
  evidenceCodes: z.array(z.string()),
})
export type AnnotationLine = z.infer<typeof AnnotationLine>

/** The annotations of one category. The total counts pairs of keyword and relationship: that is what 'unique annotations' means. */
export const AnnotationGroup = z.object({
  category: z.enum(keywordCategories),
  annotations: preview(AnnotationLine),
})
export type AnnotationGroup = z.infer<typeof AnnotationGroup>

/** One annotation of a record, as the release holds it. */
export type AnnotationRow = {
  keywordId: number
  name: string
  category: string
  isNegated: boolean
  relationship: string | null
  evidenceCode: string | null
}

/** By category, in the order pages list them; inside one as the rows come. A category without annotations is left out. */
export function groupAnnotations(rows: readonly AnnotationRow[]): AnnotationGroup[] {
  const rowsOf = Map.groupBy(rows, (row) => row.category)
  return [...geneOntologyCategories, ...plantOntologyCategories].flatMap(({ category }) => {
    const lines = uniqueLines(rowsOf.get(category) ?? [])
    return lines.length === 0 ? [] : [{ category, annotations: { rows: lines.slice(0, previewRows), total: lines.length } }]
  })
}

/** One line for each keyword and relationship. Where a file does not tell the relationship, the known one of the same keyword holds. */
function uniqueLines(rows: readonly AnnotationRow[]): AnnotationLine[] {
  const lines = new Map<string, AnnotationLine>()
  const known = new Map(rows.flatMap((row) => (row.relationship === null ? [] : [[`${row.keywordId} ${row.isNegated}`, row.relationship]])))
  for (const { keywordId, name, isNegated, relationship, evidenceCode } of rows) {
    const relation = relationship ?? known.get(`${keywordId} ${isNegated}`) ?? null
    const relationshipType = isNegated ? `NOT ${relation ?? ''}`.trim() : relation
    const id = `${keywordId} ${relationshipType}`
    const line = lines.get(id) ?? { keyword: { kind: 'keyword', key: keywordId, label: name }, relationshipType, evidenceCodes: [] }
    if (evidenceCode !== null && !line.evidenceCodes.includes(evidenceCode)) line.evidenceCodes.push(evidenceCode)
    lines.set(id, line)
  }
  return [...lines.values()]
}
