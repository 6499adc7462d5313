import { z } from 'zod'
import { keywordCategories } from './keyword-categories.ts'
import { preview } from './record-parts.ts'
import { RecordRef } from './record-ref.ts'

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
