import { z } from 'zod'
import { blastDatabaseIds } from './blast-databases.ts'
import { blastProgramNames } from './blast-programs.ts'
import { matrices } from './gap-error.ts'

/** E-values of the form (BLAST-017). */
export const expectations = ['0.0001', '0.001', '0.01', '0.1', '1', '10', '100', '1000'] as const

/** Genetic codes of the form (BLAST-018). */
export const geneticCodes = [1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14, 15] as const

export const mostTargets = 500

/** The request of a run of BLAST: checked values, nothing that a program would read as another option. */
export const BlastOptions = z
  .object({
    program: z.enum(blastProgramNames),
    /** In the order of the list. */
    databases: z.array(z.enum(blastDatabaseIds)).min(1),
    /** FASTA with plain names. */
    queries: z.string().max(2_000_000),
    isFiltered: z.boolean(),
    isGapped: z.boolean(),
    /** Null is the default of the program, here and below. */
    matrix: z.enum(matrices).nullable(),
    maxScores: z.int().min(1).max(mostTargets),
    maxAlignments: z.int().min(0).max(mostTargets),
    match: z.int().min(1).max(10),
    mismatch: z.int().min(-10).max(-1),
    gapOpen: z.int().min(1).max(100).nullable(),
    gapExtend: z.int().min(1).max(100).nullable(),
    threshold: z.int().min(1).max(1000).nullable(),
    wordSize: z.int().min(2).max(64).nullable(),
    expectation: z.enum(expectations),
    geneticCode: z.literal(geneticCodes),
    comment: z.string().max(200),
    /** Whether the page begins with the text report. */
    isText: z.boolean(),
    /** Longest time that the search may take. */
    maxSeconds: z.int().min(1),
  })
  .meta({ id: 'BlastOptions' })
export type BlastOptions = z.infer<typeof BlastOptions>

/** Options as runs are stored with: those of earlier versions named one database. */
export const StoredOptions: z.ZodType<BlastOptions> = z.preprocess(
  (stored) => (stored instanceof Object && 'database' in stored ? { ...stored, databases: [stored.database] } : stored),
  BlastOptions,
)
