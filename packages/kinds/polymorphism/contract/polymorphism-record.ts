import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { Attribution, RecordComment } from '@rosette/contract-kit/records/attribution.ts'
import { MapLocation, PublicationLine } from '@rosette/contract-kit/records/record-parts.ts'
import { chromosomes } from '@rosette/contract-kit/vocabulary/genome.ts'
import { insertionTypes } from '@rosette/contract-kit/vocabulary/insertion-types.ts'
import { z } from 'zod'
import { alleleModes, inheritances, mutationSites, polymorphismTypes } from './polymorphism-types.ts'

/** A gene that it is in or next to. */
export const PolymorphismGene = z.object({
  locus: RecordRef,
  /** The gene model, if the file names one. */
  geneName: z.string().nullable(),
  /** The part of the gene as published: CDS, Intron, UTR5, … */
  region: z.string().nullable(),
})
export type PolymorphismGene = z.infer<typeof PolymorphismGene>

export const FlankingSequence = z.object({
  flank1: z.string().nullable(),
  flank2: z.string().nullable(),
  insertionFlankingSequence: z.string().nullable(),
  genBankAccession: z.string().nullable(),
})
export type FlankingSequence = z.infer<typeof FlankingSequence>

/** The page of a polymorphism or allele (specification 2, section 3). Null means not recorded. */
export const PolymorphismRecord = z
  .object({
    polymorphismId: z.int(),
    originalName: z.string(),
    polymorphismTairObjectId: z.int().nullable(),
    polymorphismType: z.enum(polymorphismTypes).nullable(),
    insertionType: z.enum(insertionTypes).nullable(),
    chromosome: z.enum(chromosomes).nullable(),
    constructType: z.string().nullable(),
    mutagen: z.string().nullable(),
    mutationSite: z.enum(mutationSites).nullable(),
    inheritance: z.enum(inheritances).nullable(),
    alleleMode: z.enum(alleleModes).nullable(),
    description: z.string().nullable(),
    aliases: z.array(z.string()),
    dateLastModified: z.iso.date().nullable(),
    attributions: z.array(Attribution),
    comments: z.array(RecordComment),
    associatedGenes: z.array(PolymorphismGene),
    /** Others of the same line. */
    tfcPolymorphisms: z.array(RecordRef),
    germplasmCollections: z.array(RecordRef),
    mapLocations: z.array(MapLocation),
    associatedNucleotideSequences: z.array(FlankingSequence),
    publications: z.array(PublicationLine),
    geneticMarkers: z.array(RecordRef),
  })
  .meta({ id: 'PolymorphismRecord' })
export type PolymorphismRecord = z.infer<typeof PolymorphismRecord>
