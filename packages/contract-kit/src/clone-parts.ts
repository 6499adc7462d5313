import { z } from 'zod'
import { RecordRef } from './record-ref.ts'

// What the DNA form offers (FDNA-009). Records may hold other values: lists are extended by what is stored.
export const vectorTypes = ['BAC', 'TAC', 'P1', 'YAC', 'plasmid', 'cosmid', 'lambda'] as const
export const insertTypes = ['cDNA', 'construct', 'genomic', 'inverted_repeat', 't_dna', 'transposon', 'transposase', 'unknown'] as const
export const cloneEndTypes = ['EST', 'BAC_end', 'YAC_end'] as const

/** The bacterium or yeast that a clone, a vector or a library is grown in. */
export const CloneHost = z.object({
  /** Null where the release holds no record of the strain. */
  hostStrain: RecordRef.nullable(),
  originalName: z.string(),
  genus: z.string().nullable(),
  species: z.string().nullable(),
})
export type CloneHost = z.infer<typeof CloneHost>

/** The vector that carries a clone, or the clones of a library. */
export const CloneVector = z.object({
  vector: RecordRef.nullable(),
  name: z.string(),
  vectorType: z.string().nullable(),
  description: z.string().nullable(),
})
export type CloneVector = z.infer<typeof CloneVector>

/** A sequence read from a clone or from one of its ends. */
export const CloneSequence = z.object({
  /** Null where the release holds the accession but no record of the sequence. */
  sequence: RecordRef.nullable(),
  icAccession: z.string(),
  genbankGi: z.string().nullable(),
  nucleotideSequenceType: z.string().nullable(),
  sequenceClass: z.string().nullable(),
  /** Who determined it. */
  source: z.string().nullable(),
  attributionDate: z.iso.date().nullable(),
})
export type CloneSequence = z.infer<typeof CloneSequence>
