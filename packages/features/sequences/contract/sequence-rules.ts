import type { SequenceSetId } from '@rosette/contract-kit/vocabulary/sequence-choices.ts'

/** At most so many ids, or selected genes, in one answer (BULK-024). */
export const maxSequenceIds = 10_000

/** BULK-004: the page calls it Dataset. */
export const sequenceSpecies = ['any', 'Arabidopsis thaliana', 'Arabidopsis lyrata'] as const
export type SequenceSpecies = (typeof sequenceSpecies)[number]

/** FASTA, or where the same features lie on the genome (BULK-020). */
export const sequenceFormats = ['fasta', 'gff3', 'bed'] as const
export type SequenceFormat = (typeof sequenceFormats)[number]

/** TAIR10 sequences are published without the gene models that they belong to. */
export function hasPlaces(set: SequenceSetId): boolean {
  return !set.startsWith('tair10_')
}

const geneModelId = /^AT[1-5CM]G\d{5}\.\d{1,3}$/i

/** Whether a list names gene models: then only those can be requested (BULK-018). */
export function namesGeneModels(ids: readonly string[]): boolean {
  return ids.some((id) => geneModelId.test(id))
}
