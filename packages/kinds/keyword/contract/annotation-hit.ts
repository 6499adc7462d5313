import { keywordCategories } from '@rosette/contract-kit/keyword-categories.ts'
import { RecordRef } from '@rosette/contract-kit/record-ref.ts'
import { z } from 'zod'

/** What an annotation rests on. */
export const AnnotationReference = z.object({
  referenceType: z.enum(['publication', 'analysisreference', 'communication']),
  /** `Publication:5621`, or the PubMed number where TAIR has none. */
  label: z.string(),
  /** Null where the release holds no record of it. */
  record: RecordRef.nullable(),
  authors: z.array(z.string()),
  publicationYear: z.int().nullable(),
})
export type AnnotationReference = z.infer<typeof AnnotationReference>

/**
 * One row of an annotation search, with the wire names of the specification (1, section 3). An annotation may rest on several
 * references, so these are lists.
 */
export const AnnotationHit = z
  .object({
    id: z.int(),
    locus_name: z.string(),
    /** Null for genetic loci, which have no record. */
    locusId: z.int().nullable(),
    /** The files annotate loci: the gene of an annotation is the representative gene model of its locus. */
    gene_name: z.string().nullable(),
    gene_id: z.int().nullable(),
    symbol: z.string().nullable(),
    symbolFull: z.string().nullable(),
    keyword: z.string(),
    keyword_id: z.int(),
    keywordTypeFull: z.enum(keywordCategories),
    /** `involved in`, `NOT located in`; null where it is not told. */
    relationshipType: z.string().nullable(),
    /** The phrase of the evidence code; null where it is not told. */
    evidenceCodeFull: z.string().nullable(),
    /** What the evidence is in words. */
    description: z.string().nullable(),
    evidenceWith: z.string().nullable(),
    reference_id: z.array(z.int()),
    references: z.array(AnnotationReference),
    /** Of the newest publication among them. */
    authors: z.array(z.string()),
    publicationYear: z.int().nullable(),
    dateLastModified: z.iso.date().nullable(),
    annotatedBy: z.string().nullable(),
    annotatedByType: z.enum(['person', 'organization']).nullable(),
    community_id: z.int().nullable(),
  })
  .meta({ id: 'AnnotationHit' })
export type AnnotationHit = z.infer<typeof AnnotationHit>
