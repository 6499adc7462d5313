import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { AnnotationGroup } from '@rosette/contract-kit/records/annotation-group.ts'
import { RecordComment } from '@rosette/contract-kit/records/attribution.ts'
import { ProteinSummary } from '@rosette/contract-kit/records/protein-parts.ts'
import { GermplasmLine, MapLocation, PublicationLine, preview, WebLink } from '@rosette/contract-kit/records/record-parts.ts'
import { geneModelTypes } from '@rosette/contract-kit/vocabulary/gene-model-types.ts'
import { z } from 'zod'

/** Types of gene names (DATA-075). */
export const nameTypes = ['full_name', 'gene_product', 'orf', 'symbol'] as const

/** Exons and coding regions as published; ORF, UTRs and introns are derived from them (DGENE-006). */
export const geneFeatureTypes = ['ORF', 'exon', 'coding region', "5' UTR", "3' UTR", 'intron'] as const

export const GeneFeature = z.object({
  assignmentFeatureType: z.enum(geneFeatureTypes),
  startPosition: z.int(),
  endPosition: z.int(),
})
export type GeneFeature = z.infer<typeof GeneFeature>

export const GeneSymbol = z.object({ symbol: z.string(), fullName: z.string().nullable() })

export const GenePolymorphism = z.object({
  polymorphism: RecordRef,
  polymorphismType: z.string().nullable(),
  /** The part of the gene model that is affected. */
  geneFeatureSite: z.string().nullable(),
  alleleMode: z.string().nullable(),
})

/** The page of a gene model, "gene" in the documents (specification 2, section 3). Null means not recorded. */
export const GeneRecord = z
  .object({
    geneId: z.int(),
    name: z.string(),
    nameType: z.enum(nameTypes).nullable(),
    geneModelType: z.enum(geneModelTypes),
    description: z.string().nullable(),
    /** Null if the locus is no longer in the release. */
    locus: RecordRef.nullable(),
    dateLastModified: z.iso.date().nullable(),
    /** `Gene:2117143`; null if TAIR has not published a number. */
    tairAccession: z.string().nullable(),
    isObsolete: z.boolean(),
    isRepresentative: z.boolean(),
    /** TAIR10 confidence class, from 1 (all parts supported by evidence) to 10 (none). */
    confidenceClass: z.int().nullable(),
    /** TAIR10 confidence rating, from 1 to 5 stars. */
    confidenceRating: z.int().nullable(),
    symbols: z.array(GeneSymbol),
    primarySymbol: z.string().nullable(),
    mapLocation: MapLocation.nullable(),
    nucleotideSequences: z.array(z.object({ nucleotideSequenceType: z.string(), icAccession: z.string(), sequence: RecordRef.nullable() })),
    geneFeatures: z.array(GeneFeature),
    proteinData: z.array(ProteinSummary),
    /** Annotations of the locus. */
    annotationGroups: z.array(AnnotationGroup),
    germplasms: preview(GermplasmLine),
    polymorphismInfos: preview(GenePolymorphism),
    publications: preview(PublicationLine),
    externalLinks: z.array(WebLink),
    comments: z.array(RecordComment),
  })
  .meta({ id: 'GeneRecord' })
export type GeneRecord = z.infer<typeof GeneRecord>
