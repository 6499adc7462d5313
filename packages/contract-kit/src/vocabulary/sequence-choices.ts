import { z } from 'zod'
import { sequenceDatasets } from './sequence-datasets.ts'

/** How many sequences of a locus are wanted (RESULTS-031, BULK-005). */
export const sequenceChoices = [
  { value: 'one_per_locus', label: 'One sequence per locus' },
  { value: 'all_gene_models', label: 'All gene models' },
  { value: 'matching_model', label: 'Only the matching gene model' },
] as const

export const SequenceChoice = z.enum(sequenceChoices.map(({ value }) => value))
export type SequenceChoice = z.infer<typeof SequenceChoice>

/** Flanks of gene models whose length the visitor chooses (BULK-016). They are cut from the genome and not stored. */
export const chosenFlanks = [
  { id: 'araport11_upstream', label: 'Araport11 upstream sequences of a chosen length', side: 'upstream' },
  { id: 'araport11_downstream', label: 'Araport11 downstream sequences of a chosen length', side: 'downstream' },
] as const

/** All that can be retrieved: the datasets of the release, then flanks of a chosen length. */
export const sequenceSets = [...sequenceDatasets, ...chosenFlanks]

export const SequenceSetId = z.enum(
  sequenceSets.map(({ id }) => id),
  { error: 'There is no such dataset.' },
)
export type SequenceSetId = z.infer<typeof SequenceSetId>

export const maxFlankLength = 10_000

/** Where a chosen flank begins: at an end of the transcript, or of its coding sequence (BULK-017). */
export const flankAnchors = ['transcript', 'coding'] as const

export const Flank = z.strictObject({
  length: z.int().min(1).max(maxFlankLength),
  from: z.enum(flankAnchors).default('transcript').describe('Upstream: TSS or ATG. Downstream: end of the transcript or stop codon.'),
  stopsAtGene: z.boolean().default(false).describe('Whether it ends where the next gene begins, on either strand.'),
})
export type Flank = z.infer<typeof Flank>

/** The side of a flank of chosen length; null for a dataset. */
export function flankSideOf(set: SequenceSetId): 'upstream' | 'downstream' | null {
  return chosenFlanks.find(({ id }) => id === set)?.side ?? null
}

/** Sets that offer all three choices (RESULTS-034); flanks of a chosen length belong to gene models too. */
const freeSets: readonly SequenceSetId[] = [
  'araport11_transcripts',
  'araport11_coding_sequences',
  'araport11_genomic_locus',
  'araport11_protein',
  'tair10_coding_sequences',
  'tair10_protein',
  'araport11_upstream',
  'araport11_downstream',
]

export function isFreeSet(set: SequenceSetId): boolean {
  return freeSets.includes(set)
}

type OfferedChoices = {
  chosen: SequenceChoice
  /** Why a choice is unavailable; choices without a reason are available. */
  reasons: Partial<Record<SequenceChoice, string>>
}

/**
 * What the results dialog and the bulk page offer for a set, and the current choice: the visitor's own if it is available. A matching gene
 * model exists only if there is a list of AGI gene IDs, and is then the default (RESULTS-032, RESULTS-033, BULK-018).
 */
export function offerChoices(set: SequenceSetId, hasGeneIds: boolean, wanted: SequenceChoice | null): OfferedChoices {
  if (!isFreeSet(set)) {
    const reason = 'This dataset has one sequence per locus only.'
    return { chosen: 'one_per_locus', reasons: { all_gene_models: reason, matching_model: reason } }
  }
  if (hasGeneIds) return { chosen: wanted ?? 'matching_model', reasons: {} }
  return {
    chosen: wanted === null || wanted === 'matching_model' ? 'one_per_locus' : wanted,
    reasons: { matching_model: 'This needs a list of AGI Gene IDs, such as AT4G18960.1.' },
  }
}
