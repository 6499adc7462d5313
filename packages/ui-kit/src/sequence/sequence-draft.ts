import {
  type Flank,
  flankSideOf,
  maxFlankLength,
  offerChoices,
  type SequenceChoice,
  type SequenceSetId,
} from '@rosette/contract-kit/vocabulary/sequence-choices.ts'
import { formatNumber } from '../text/format-number.ts'

/** Which sequences are wanted, while it is being chosen. */
export type SequenceDraft = {
  dataset: SequenceSetId
  /** Null before the visitor chose. */
  choice: SequenceChoice | null
  /** Of a flank, as typed. */
  length: string
  from: Flank['from']
  stopsAtGene: boolean
}

/** BULK-007: Araport11 transcripts come first. */
export const firstSequenceDraft: SequenceDraft = {
  dataset: 'araport11_transcripts',
  choice: null,
  length: '1000',
  from: 'transcript',
  stopsAtGene: false,
}

/** What the sequences page receives besides the genes. */
export type ChosenSequences = { dataset: SequenceSetId; choice: SequenceChoice; flank?: Flank }

/** The choice as it is sent, or what is wrong with it. */
export function chooseSequences(draft: SequenceDraft, hasGeneIds: boolean): ChosenSequences | { error: string } {
  const { dataset, from, stopsAtGene } = draft
  const { chosen: choice } = offerChoices(dataset, hasGeneIds, draft.choice)
  if (flankSideOf(dataset) === null) return { dataset, choice }
  const length = /^\d{1,5}$/.test(draft.length.trim()) ? Number(draft.length) : 0
  if (length < 1 || length > maxFlankLength) return { error: `The length is a whole number from 1 to ${formatNumber(maxFlankLength)}.` }
  return { dataset, choice, flank: { length, from, stopsAtGene } }
}
