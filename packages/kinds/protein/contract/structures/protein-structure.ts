import { z } from 'zod'

/** The classes of AlphaFold DB: above 90, 70 and 50, and what is not. */
export const confidenceLevels = ['very_high', 'high', 'low', 'very_low'] as const
export const ConfidenceLevel = z.enum(confidenceLevels)
export type ConfidenceLevel = z.infer<typeof ConfidenceLevel>

/** The class of a pLDDT; a limit itself belongs to the lower one. */
export function confidenceLevelOf(confidence: number): ConfidenceLevel {
  if (confidence > 90) return 'very_high'
  if (confidence > 70) return 'high'
  return confidence > 50 ? 'low' : 'very_low'
}

export const StructureConfidence = z.object({
  mean: z.number(),
  /** Residues of each class. */
  residues: z.record(ConfidenceLevel, z.int()),
  /** Neighbouring residues of one class, by position in the protein. */
  ranges: z.array(z.object({ start: z.int(), end: z.int(), level: ConfidenceLevel, mean: z.number() })),
})
export type StructureConfidence = z.infer<typeof StructureConfidence>

/** A chain of a structure whose sequence is that of the protein. */
export const ProteinStructure = z.object({
  /** `AF-P17839-F1`, `1N6J`. */
  accession: z.string(),
  chain: z.string(),
  method: z.enum(['predicted', 'experimental']),
  source: z.string(),
  version: z.string().nullable(),
  licence: z.string().nullable(),
  citation: z.string().nullable(),
  /** Modelled residues in one piece: positions in the protein, and the number that the structure gives to the first of them. */
  pieces: z.array(z.object({ start: z.int(), end: z.int(), number: z.int() })),
  /** How many residues of the protein are modelled. */
  residueCount: z.int(),
  /** Residues of the chain that the protein does not have, such as tags. */
  outsideCount: z.int(),
  /** Modelled residues that differ from the protein's. */
  differences: z.array(z.object({ position: z.int(), protein: z.string(), structure: z.string() })),
  /** pLDDT; null for a structure that was not predicted, or whose file has none. */
  confidence: StructureConfidence.nullable(),
})
export type ProteinStructure = z.infer<typeof ProteinStructure>

/** Null in a release without structures. */
export const ProteinStructures = z
  .object({
    structures: z.array(ProteinStructure),
    /** Proteins of the release that have a structure, and all of them. */
    coverage: z.object({ proteins: z.int(), of: z.int() }),
    /** Whether the release has variants of accessions, which residues can be coloured by. */
    hasVariants: z.boolean(),
  })
  .nullable()
