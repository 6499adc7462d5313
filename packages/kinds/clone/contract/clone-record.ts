import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { Attribution, RecordComment, StockDetail } from '@rosette/contract-kit/records/attribution.ts'
import { CloneHost, CloneSequence, CloneVector } from '@rosette/contract-kit/records/clone-parts.ts'
import { MapLocation } from '@rosette/contract-kit/records/record-parts.ts'
import { chromosomes } from '@rosette/contract-kit/vocabulary/genome.ts'
import { z } from 'zod'

/** The plant that the insert comes from. */
export const CloneTaxon = z.object({
  scientificName: z.string(),
  species: RecordRef.nullable(),
  /** Name of the ecotype. */
  originalName: z.string().nullable(),
  ecotype: RecordRef.nullable(),
})
export type CloneTaxon = z.infer<typeof CloneTaxon>

/** A gene on the clone. Gene and locus are null if the release has no record of that name. */
export const CloneGene = z.object({
  geneName: z.string().nullable(),
  gene: RecordRef.nullable(),
  locusName: z.string().nullable(),
  locus: RecordRef.nullable(),
  relationshipType: z.string().nullable(),
})
export type CloneGene = z.infer<typeof CloneGene>

export const CloneEndLine = z.object({ cloneEnd: RecordRef, cloneEndType: z.string().nullable() })
export type CloneEndLine = z.infer<typeof CloneEndLine>

/** The page of a clone (specification 2, section 3). Null means not recorded. */
export const CloneRecord = z
  .object({
    cloneId: z.int(),
    name: z.string(),
    dateLastModified: z.iso.date().nullable(),
    aliases: z.array(z.string()),
    tairObjectId: z.int().nullable(),
    vectorType: z.string().nullable(),
    /** The insert, with its size in bp: 0 if the source says that it was not determined. */
    parentClone: z.object({ insertType: z.string().nullable(), insertSize: z.int().nullable() }).nullable(),
    isFullLengthCds: z.boolean().nullable(),
    taxon: CloneTaxon.nullable(),
    chromosome: z.enum(chromosomes).nullable(),
    antibioticSelection: z.string().nullable(),
    stockDetails: z.array(StockDetail),
    gene: z.array(CloneGene),
    sequences: z.array(CloneSequence),
    vectorDetails: z.array(CloneVector),
    hostStrain: CloneHost.nullable(),
    globalAssignments: z.array(MapLocation),
    cloneEnds: z.array(CloneEndLine),
    /** Markers made from the clone. */
    geneticMarkers: z.array(RecordRef),
    attributions: z.array(Attribution),
    comments: z.array(RecordComment),
  })
  .meta({ id: 'CloneRecord' })
export type CloneRecord = z.infer<typeof CloneRecord>
