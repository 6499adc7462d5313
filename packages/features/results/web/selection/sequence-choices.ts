import type { SequenceDatasetId } from '@rosette/contract-kit/sequence-datasets.ts'

/** How many sequences of a locus are wanted (RESULTS-031). */
export const sequenceChoices = [
  { value: 'one_per_locus', label: 'One sequence per locus' },
  { value: 'all_gene_models', label: 'All gene models' },
  { value: 'matching_model', label: 'Only the matching gene model' },
] as const

export type SequenceChoice = (typeof sequenceChoices)[number]['value']

/** Datasets that may be had in all three ways (RESULTS-034). */
const freeDatasets: readonly SequenceDatasetId[] = [
  'araport11_transcripts',
  'araport11_coding_sequences',
  'araport11_genomic_locus',
  'araport11_protein',
  'tair10_coding_sequences',
  'tair10_protein',
]

export type OfferedChoices = {
  chosen: SequenceChoice
  /** Why a choice cannot be taken; a choice that is not named here can. */
  reasons: Partial<Record<SequenceChoice, string>>
}

/**
 * What the dialog offers for a dataset, and which choice holds: the visitor's own where it can be taken. A matching gene model exists
 * only where a list of AGI gene ids was searched for, and is then chosen at first (RESULTS-032, RESULTS-033).
 */
export function offerChoices(dataset: SequenceDatasetId, hasGeneIds: boolean, wanted: SequenceChoice | null): OfferedChoices {
  if (!freeDatasets.includes(dataset)) {
    const reason = 'This dataset has one sequence per locus only.'
    return { chosen: 'one_per_locus', reasons: { all_gene_models: reason, matching_model: reason } }
  }
  const first = hasGeneIds ? 'matching_model' : 'one_per_locus'
  if (hasGeneIds) return { chosen: wanted ?? first, reasons: {} }
  return {
    chosen: wanted === null || wanted === 'matching_model' ? first : wanted,
    reasons: { matching_model: 'Search for a list of AGI Gene IDs to choose this.' },
  }
}
