import { z } from 'zod'
import { RecordRef } from '../kind/record-ref.ts'

/** The bacterium or yeast that a clone, a vector or a library is grown in. */
export const CloneHost = z.object({
  /** Null if the release holds no record of the strain. */
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
  /** Null if the release holds the accession but no record of the sequence. */
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

/** A host strain as a loader joins it: the name that a file gives, and the record where the release has one. */
export type HostRow = { hostName: string | null; hostStrainId: number | null; genus: string | null; species: string | null }

/** Null if no host is recorded. */
export function toCloneHost({ hostName, hostStrainId, genus, species }: HostRow): CloneHost | null {
  if (hostName === null) return null
  const hostStrain = hostStrainId === null ? null : { kind: 'hoststrain', key: hostStrainId, label: hostName }
  return { hostStrain, originalName: hostName, genus, species }
}

/** A vector as a loader joins it: the name that a file gives, and the record where the release has one. */
export type VectorRow = { vectorName: string; vectorId: number | null; vectorType: string | null; description: string | null }

export function toCloneVector({ vectorName, vectorId, vectorType, description }: VectorRow): CloneVector {
  const vector = vectorId === null ? null : { kind: 'vector', key: vectorId, label: vectorName }
  return { vector, name: vectorName, vectorType, description }
}
