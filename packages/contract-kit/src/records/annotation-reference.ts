import { z } from 'zod'
import { RecordRef } from '../kind/record-ref.ts'

/** A reference as a table names it. */
export const ReferenceName = z.object({
  /** `PubMed 1973265`; `AnalysisReference:501756966`. */
  label: z.string(),
  /** Null if the release has no record of it. */
  record: RecordRef.nullable(),
  pubmedId: z.int().nullable(),
  publicationYear: z.int().nullable(),
})
export type ReferenceName = z.infer<typeof ReferenceName>

/** A reference that supports an annotation. */
export const AnnotationReference = ReferenceName.extend({
  referenceType: z.enum(['publication', 'analysisreference', 'communication']),
  authors: z.array(z.string()),
  /** GAF, column 8, as this reference has it, several separated by `|`: `UniProtKB:O22456|UniProtKB:Q38847`. */
  evidenceWith: z.string().nullable(),
})
export type AnnotationReference = z.infer<typeof AnnotationReference>
