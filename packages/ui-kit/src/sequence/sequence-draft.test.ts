import { expect, test } from 'vitest'
import { chooseSequences, firstSequenceDraft } from './sequence-draft.ts'

const flank = { ...firstSequenceDraft, dataset: 'araport11_upstream' } as const

test.for(['1', '10000', ' 250 '])('[BULK-016] a flank may have a length of %s', (length) => {
  expect(chooseSequences({ ...flank, length }, false)).toEqual({
    dataset: 'araport11_upstream',
    choice: 'one_per_locus',
    flank: { length: Number(length), from: 'transcript', stopsAtGene: false },
  })
})

test.for(['', '0', '10001', '1.5', '-3', '1e3', 'ten'])('[BULK-016] a flank may not have a length of "%s"', (length) => {
  expect(chooseSequences({ ...flank, length }, false)).toEqual({ error: 'The length is a whole number from 1 to 10,000.' })
})

test('[BULK-018] a dataset is sent without a length, and with the choice that is open', () => {
  const draft = { ...firstSequenceDraft, length: 'ten', choice: 'matching_model' } as const
  expect(chooseSequences(draft, true)).toEqual({ dataset: 'araport11_transcripts', choice: 'matching_model' })
  expect(chooseSequences(draft, false)).toEqual({ dataset: 'araport11_transcripts', choice: 'one_per_locus' })
})
