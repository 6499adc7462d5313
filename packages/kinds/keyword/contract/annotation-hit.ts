import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { keywordCategories } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { z } from 'zod'

/** A reference that supports an annotation. */
export const AnnotationReference = z.object({
  referenceType: z.enum(['publication', 'analysisreference', 'communication']),
  /** `Publication:5621`, or the PubMed ID if TAIR has no number. */
  label: z.string(),
  /** Null if the release has no record of it. */
  record: RecordRef.nullable(),
  authors: z.array(z.string()),
  publicationYear: z.int().nullable(),
})
export type AnnotationReference = z.infer<typeof AnnotationReference>

/**
 * One row of an annotation search, with the wire names of the specification (1, section 3). An annotation may have several
 * references, so these are lists.
 */
export const AnnotationHit = z
  .object({
    id: z.int(),
    locus_name: z.string(),
    /** Null for genetic loci, which have no record. */
    locusId: z.int().nullable(),
    /** The sources annotate loci, so this is the representative gene model of the locus. */
    gene_name: z.string().nullable(),
    gene_id: z.int().nullable(),
    symbol: z.string().nullable(),
    symbolFull: z.string().nullable(),
    keyword: z.string(),
    keyword_id: z.int(),
    keywordTypeFull: z.enum(keywordCategories),
    /** `involved in`, `NOT located in`; null if not recorded. */
    relationshipType: z.string().nullable(),
    /** The evidence code spelled out; null if not recorded. */
    evidenceCodeFull: z.string().nullable(),
    /** Description of the evidence. */
    description: z.string().nullable(),
    evidenceWith: z.string().nullable(),
    reference_id: z.array(z.int()),
    references: z.array(AnnotationReference),
    /** Authors of the newest publication among them. */
    authors: z.array(z.string()),
    publicationYear: z.int().nullable(),
    dateLastModified: z.iso.date().nullable(),
    annotatedBy: z.string().nullable(),
    annotatedByType: z.enum(['person', 'organization']).nullable(),
    community_id: z.int().nullable(),
  })
  .meta({ id: 'AnnotationHit' })
export type AnnotationHit = z.infer<typeof AnnotationHit>
