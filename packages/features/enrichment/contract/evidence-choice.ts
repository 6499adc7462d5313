import { type SearchableEvidence, searchableEvidences } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import { z } from 'zod'

export const evidencePresets = ['any', 'curated', 'experimental'] as const
export type EvidencePreset = (typeof evidencePresets)[number]

const isCode = (text: string): text is SearchableEvidence => searchableEvidences.some((code) => code === text)

/** One of the choices, or codes separated by commas, as IDA,IMP: to leave IEP out of a list of co-expressed genes. */
export const EvidenceChoice = z
  .string()
  .max(300)
  .refine((text) => evidencePresets.some((preset) => preset === text) || text.split(',').every(isCode), {
    error: `Evidence is ${evidencePresets.join(', ')}, or codes separated by commas: ${searchableEvidences.join(', ')}.`,
  })
  // One way of writing a choice: the same codes are the same call.
  .transform((text) => (text.includes(',') ? [...new Set(text.split(','))].sort().join(',') : text))
