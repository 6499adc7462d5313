import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { AnnotationGroup, WithdrawnAnnotation } from '@rosette/contract-kit/records/annotation-group.ts'
import { RecordComment } from '@rosette/contract-kit/records/attribution.ts'
import { GeneVariants, PictureModel } from '@rosette/contract-kit/records/gene-picture-parts.ts'
import { ProteinSummary, UniprotEntry } from '@rosette/contract-kit/records/protein-parts.ts'
import { ExternalLink, GermplasmLine, MapLocation, PublicationLine, preview, Span } from '@rosette/contract-kit/records/record-parts.ts'
import { geneModelTypes } from '@rosette/contract-kit/vocabulary/gene-model-types.ts'
import { chromosomes } from '@rosette/contract-kit/vocabulary/genome.ts'
import { z } from 'zod'
import { EmbryoExpression } from './embryo-expression.ts'
import { MeasuredDataSet } from './expression-data-set.ts'
import { LocusInteractions } from './interactions/locus-interactions.ts'
import { LocusHomology } from './locus-homology-counts.ts'
import { ExternalLinkGroup } from './locus-links.ts'

/** A probe set on a single-channel array, with its means over all slides. */
export const SingleChannelElement = z.object({
  arrayElement: RecordRef,
  avgIntensity: z.number().nullable(),
  avgIntensityStdError: z.number().nullable(),
  avgSignalPercentile: z.number().nullable(),
  avgSignalPercentileStdError: z.number().nullable(),
})
export type SingleChannelElement = z.infer<typeof SingleChannelElement>

/** A spot on a dual-channel array: mean log ratio of the two samples, and mean intensity. */
export const DualChannelElement = z.object({
  arrayElement: RecordRef,
  avgLogRatio: z.number().nullable(),
  avgLogRatioStdError: z.number().nullable(),
  avgIntensity: z.number().nullable(),
  avgIntensityStdError: z.number().nullable(),
})
export type DualChannelElement = z.infer<typeof DualChannelElement>

export const GeneModel = PictureModel.extend({
  geneModelType: z.enum(geneModelTypes),
  description: z.string().nullable(),
})
export type GeneModel = z.infer<typeof GeneModel>

/** The gene model that stands for the locus, with the first symbol of the locus. */
const RepresentativeGene = z.object({
  symbol: z.string().nullable(),
  geneModelType: z.enum(geneModelTypes),
  description: z.string().nullable(),
})

const LocusSymbol = z.object({ name: z.string(), fullName: z.string().nullable() })

const LocusPolymorphism = z.object({
  polymorphism: RecordRef,
  polymorphismType: z.string().nullable(),
  /** The part of the gene as published: CDS, Intron, UTR5, … */
  region: z.string().nullable(),
})

/** A clone that carries the locus, or a part of it. */
const LocusClone = z.object({
  clone: RecordRef,
  vectorType: z.string().nullable(),
  insertType: z.string().nullable(),
  relationshipType: z.string().nullable(),
})

export const LocusSequence = z.object({
  geneModelName: z.string(),
  icAccession: z.string(),
  nucleotideSequenceType: z.string().nullable(),
  /** Null if the release holds the accession but no record of the sequence. */
  sequence: RecordRef.nullable(),
})
export type LocusSequence = z.infer<typeof LocusSequence>

/** Types of changes to a locus name (DATA-047). */
export const updateTypes = ['obsoletion', 'merge', 'replacement', 'split'] as const
export type UpdateType = (typeof updateTypes)[number]

export const UpdateHistory = z.object({
  updateType: z.enum(updateTypes),
  /** The other locus of the change, or the locus itself if no other is involved. */
  name: z.string(),
  /** Null if the release holds no record of it. */
  locus: RecordRef.nullable(),
  tairObjectId: z.int().nullable(),
  date: z.iso.date().nullable(),
})
export type UpdateHistory = z.infer<typeof UpdateHistory>

/** The page of a locus (specification 2, section 3). Null means not recorded. */
export const LocusRecord = z
  .object({
    locusId: z.int(),
    name: z.string(),
    tairObjectId: z.int().nullable(),
    isObsolete: z.boolean(),
    /** Known by its mutants alone: its name is not an AGI code, and it has neither location nor gene models. */
    isGenetic: z.boolean(),
    /** The files that name a locus which the annotation of the genome does not have; empty for all others. */
    knownFrom: z.array(z.object({ title: z.string(), file: z.string() })),
    /** Loci with a sequence that share a symbol with this genetic locus. */
    namesakes: z.array(RecordRef),
    geneModelType: z.enum(geneModelTypes),
    symbols: z.array(LocusSymbol),
    otherNames: z.array(z.string()),
    description: z.string().nullable(),
    computationalDescription: z.string().nullable(),
    span: Span.nullable(),
    geneModels: z.array(GeneModel),
    /** Gene models of earlier annotations that are no longer in use. */
    droppedModels: z.array(RecordRef),
    /** The representative gene model in the words of the documents; null if the release has no gene model of the locus. */
    repGene: RepresentativeGene.nullable(),
    /** The pages of its other gene models. */
    otherGenes: z.array(RecordRef),
    /** Number of transcribed gene models in the release. */
    transcriptCounts: z.int(),
    geneFamilies: z.array(z.object({ family: z.string(), subFamily: z.string().nullable() })),
    /** Changes to this name. */
    updateHistories: z.array(UpdateHistory),
    /** Changes to other names that involved this locus. */
    affectedByHistories: z.array(UpdateHistory),
    comments: z.array(RecordComment),
    /** Where it lies, on the sequence and on maps. */
    globalAssignments: z.array(MapLocation),
    /** Clones on the chromosome's map that contain the whole locus. */
    superAssignments: z.array(RecordRef),
    /** The name of the chromosome in genome browsers. */
    jbrowseChromosome: z.enum(chromosomes).nullable(),
    /** Genome browsers that open at the locus. */
    mapLinks: z.array(ExternalLink),
    geneticMarkers: z.array(RecordRef),
    /** Transposable elements that contain the locus. */
    transposons: z.array(RecordRef),
    homology: LocusHomology,
    /** Metabolic pathways it takes part in; null if the release has none of any locus. */
    pathwayCount: z.int().nullable(),
    /** Transcripts in RefSeq. */
    nucleotideSequences: z.array(LocusSequence),
    /** Of the representative model only; the others have pages of their own. */
    proteinSequences: z.array(z.object({ name: z.string(), sequence: z.string() })),
    /** The representative model's protein first. */
    proteins: z.array(ProteinSummary),
    /** Accessions as the files have them, some with the number of an isoform (Q9S7Q7-1). */
    uniprotIds: z.array(z.string()),
    uniprotEntry: UniprotEntry.nullable(),
    /** UniProt entries of it whose texts the release has; null if the release has none of any locus. */
    uniprotTextCount: z.int().nullable(),
    /** Whether the release has variants of accessions, of any locus. */
    hasVariantSets: z.boolean(),
    /** Its number in NCBI Gene. */
    ncbiGeneId: z.int().nullable(),
    interactions: LocusInteractions,
    /** By category, in the order pages list them; a category without annotations is left out. */
    annotationGroups: z.array(AnnotationGroup),
    /** What sources state and curators withdrew, with the reason. */
    withdrawnAnnotations: z.array(WithdrawnAnnotation),
    singleChannelArrayElements: z.array(SingleChannelElement),
    dualChannelArrayElements: z.array(DualChannelElement),
    embryoExpression: EmbryoExpression,
    /** Data sets of expression that the release has, and whether this locus was measured in each. */
    expressionDataSets: z.array(MeasuredDataSet),
    germplasms: preview(GermplasmLine),
    clones: preview(LocusClone),
    polymorphisms: preview(LocusPolymorphism),
    /** Its insertions and polymorphisms as the gene picture shows them. */
    variants: GeneVariants,
    publications: preview(PublicationLine),
    externalLinkGroups: z.array(ExternalLinkGroup),
  })
  .meta({ id: 'LocusRecord' })
export type LocusRecord = z.infer<typeof LocusRecord>
