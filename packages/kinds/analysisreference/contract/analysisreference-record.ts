import { Website } from '@rosette/contract-kit/records/record-parts.ts'
import { z } from 'zod'

/** The page of an analysis reference: a program run that supports annotations (specification 2, section 3). Null means not recorded. */
export const AnalysisreferenceRecord = z
  .object({
    referenceId: z.int(),
    name: z.string(),
    parameters: z.string().nullable(),
    outputDefinitionCriteria: z.string().nullable(),
    dateRun: z.iso.date().nullable(),
    isNucleotide: z.boolean().nullable(),
    isPeptide: z.boolean().nullable(),
    programName: z.string().nullable(),
    description: z.string().nullable(),
    softwareFunction: z.string().nullable(),
    source: z.string().nullable(),
    author: z.string().nullable(),
    dateReleased: z.iso.date().nullable(),
    version: z.string().nullable(),
    websites: z.array(Website),
  })
  .meta({ id: 'AnalysisreferenceRecord' })
export type AnalysisreferenceRecord = z.infer<typeof AnalysisreferenceRecord>
