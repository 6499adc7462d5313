import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { Attribution, RecordComment } from '@rosette/contract-kit/records/attribution.ts'
import { MapLocation, PublicationLine } from '@rosette/contract-kit/records/record-parts.ts'
import { chromosomes } from '@rosette/contract-kit/vocabulary/genome.ts'
import { z } from 'zod'

/** The PCR product, and its digest, in one ecotype. */
export const MarkerPattern = z.object({
  polymorphism: RecordRef.nullable(),
  polymorphismName: z.string().nullable(),
  /** Abbreviated name of the ecotype. */
  abbrevName: z.string(),
  productLength: z.int().nullable(),
  restrictionEnzymeName: z.string().nullable(),
  numSites: z.int().nullable(),
  /** As the sources write it: '560, 140'. */
  fragmentationLength: z.string().nullable(),
})
export type MarkerPattern = z.infer<typeof MarkerPattern>

/** The representative gene model of an associated locus, with the names that the documents have for it. */
export const MarkerGene = z.object({
  geneName: z.string(),
  geneId: z.int(),
  locusName: z.string(),
  locusId: z.int(),
  /** Null: no file says how a marker belongs to a gene. */
  associationType: z.string().nullable(),
})

export const MarkerOrigin = z.object({ name: z.string(), mapElementType: z.string().nullable(), clone: RecordRef.nullable() })

/** The page of a genetic marker (specification 2, section 3). Null means not recorded. */
export const MarkerRecord = z
  .object({
    markerId: z.int(),
    markerName: z.string(),
    aliases: z.array(z.string()),
    dateLastModified: z.iso.date().nullable(),
    tairAccession: z.int().nullable(),
    markerType: z.string().nullable(),
    length: z.int().nullable(),
    isPCRMarker: z.boolean().nullable(),
    specialConditions: z.string().nullable(),
    chromosome: z.enum(chromosomes).nullable(),
    associatedLoci: z.array(RecordRef),
    associatedGene: z.array(MarkerGene),
    madeFrom: MarkerOrigin.nullable(),
    globalAssignments: z.array(MapLocation),
    pcrProductLengths: z.array(MarkerPattern),
    digestPatterns: z.array(MarkerPattern),
    flankSequence: z.object({ sequence1: z.string().nullable(), sequence2: z.string().nullable() }).nullable(),
    attributions: z.array(Attribution),
    comments: z.array(RecordComment),
    publications: z.array(PublicationLine),
  })
  .meta({ id: 'MarkerRecord' })
export type MarkerRecord = z.infer<typeof MarkerRecord>
