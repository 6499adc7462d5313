import { defineRecordPart } from '@rosette/contract-kit/kind/record-part.ts'
import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { AnnotationReference } from '@rosette/contract-kit/records/annotation-reference.ts'
import { ListCursor, NextCursor } from '@rosette/contract-kit/search/list-cursor.ts'
import { evidenceGroups } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import { z } from 'zod'

/** Kinds of evidence that the list can be narrowed to; the first does not narrow it. */
export const evidenceChoices = ['any', ...evidenceGroups.map(({ group }) => group)] as const
export type EvidenceChoice = (typeof evidenceChoices)[number]

/** Genes per page; the first is the default. */
export const genePageSizes = [25, 50, 100] as const

/** The last page that can be requested: more genes than the plant has. */
const maxPage = 10_000

/** A gene with more annotations shows these, and a link to all of them. */
export const mostAnnotationsOfGene = 8

/** One annotation of a gene to the term or to a child term. */
export const GeneAnnotation = z
  .object({
    annotationId: z.int(),
    keyword: RecordRef,
    /** `involved in`; null if not recorded. */
    relationship: z.string().nullable(),
    evidenceCode: z.string().nullable(),
    /** The code spelled out. */
    evidence: z.string().nullable(),
    evidenceDescription: z.string().nullable(),
    references: z.array(AnnotationReference),
  })
  .meta({ id: 'GeneAnnotation' })
export type GeneAnnotation = z.infer<typeof GeneAnnotation>

export const AnnotatedGene = z
  .object({
    name: z.string(),
    /** Null if the release has no record of the locus. */
    locus: RecordRef.nullable(),
    symbol: z.string().nullable(),
    fullName: z.string().nullable(),
    annotationCount: z.int(),
    /** The first of them. */
    annotations: z.array(GeneAnnotation),
  })
  .meta({ id: 'AnnotatedGene' })
export type AnnotatedGene = z.infer<typeof AnnotatedGene>

/** What the list holds with one kind of evidence. */
export const EvidenceCount = z.object({
  evidence: z.enum(evidenceChoices),
  annotationCount: z.int(),
  geneCount: z.int(),
  /** Genes with a current record, which a search for genes finds. */
  locusCount: z.int(),
})
export type EvidenceCount = z.infer<typeof EvidenceCount>

export const AnnotatedGenes = z
  .object({
    /** One for each kind of evidence, in the order of `evidenceChoices`, whichever is requested. */
    counts: z.array(EvidenceCount),
    /** The genes of one page, by name. */
    genes: z.array(AnnotatedGene),
    next: NextCursor,
  })
  .meta({ id: 'AnnotatedGenes' })
export type AnnotatedGenes = z.infer<typeof AnnotatedGenes>

export const AnnotatedGenesQuery = z.object({
  include_children: z.enum(['true', 'false']).default('true').describe('Whether annotations to child terms are included.'),
  evidence: z.enum(evidenceChoices).default('any'),
  page: z.coerce.number().int().min(1).max(maxPage).default(1),
  pageSize: z.coerce
    .number()
    .pipe(z.literal([...genePageSizes]))
    .default(genePageSizes[0]),
  cursor: ListCursor.optional(),
})
export type AnnotatedGenesQuery = z.infer<typeof AnnotatedGenesQuery>

/** Annotations with NOT are left out, as in the counts of the record. */
export const annotatedGenes = defineRecordPart({
  kind: 'keyword',
  name: 'genes',
  summary: 'Genes annotated to a keyword or to its child terms, with evidence and references',
  query: AnnotatedGenesQuery,
  answer: AnnotatedGenes,
})
