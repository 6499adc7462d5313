import { z } from 'zod'
import { RecordRef } from '../kind/record-ref.ts'
import { keywordCategories } from '../vocabulary/keyword-categories.ts'
import { ReferenceName } from './annotation-reference.ts'
import { preview } from './record-parts.ts'

/** A member of a site of ours who made an annotation, and the curator who approved it. */
export const AnnotationCredit = z.object({
  name: z.string(),
  orcid: z.string().nullable(),
  approver: z.string().nullable(),
})
export type AnnotationCredit = z.infer<typeof AnnotationCredit>

/** An annotation that a source states and a curator withdrew. */
export const WithdrawnAnnotation = z.object({
  keyword: RecordRef,
  externalId: z.string().nullable(),
  /** Null if the source names no evidence. */
  evidenceCode: z.string().nullable(),
  reason: z.string(),
  pubmedId: z.int(),
  withdrawnBy: z.string().nullable(),
  orcid: z.string().nullable(),
  withdrawnOn: z.iso.date(),
})
export type WithdrawnAnnotation = z.infer<typeof WithdrawnAnnotation>

/** One kind of evidence for an annotation, with what supports it. */
export const AnnotationEvidence = z.object({
  /** Null if no file states it. */
  code: z.string().nullable(),
  /** GAF, column 8, each value once: `UniProtKB:O22456`. */
  evidenceWith: z.array(z.string()),
  /** The first of them. */
  references: preview(ReferenceName),
  annotatedBy: z.array(AnnotationCredit),
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
