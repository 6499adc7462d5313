import { expect, test } from 'vitest'
import { chosenFlanks, offerChoices } from './sequence-choices.ts'
import { sequenceDatasets } from './sequence-datasets.ts'

const free = [
  'araport11_transcripts',
  'araport11_coding_sequences',
  'araport11_genomic_locus',
  'araport11_protein',
  'tair10_coding_sequences',
  'tair10_protein',
]

test('there are 16 datasets, six of them free', () => {
  expect(sequenceDatasets).toHaveLength(16)
  expect(sequenceDatasets.filter(({ id }) => free.includes(id))).toHaveLength(6)
})

const forced = sequenceDatasets.filter(({ id }) => !free.includes(id))

test.for(forced)('[RESULTS-034] $label: one per locus, whatever was wanted or searched for', ({ id }) => {
  for (const hasGeneIds of [true, false]) {
    for (const wanted of [null, 'all_gene_models', 'matching_model'] as const) {
      const { chosen, reasons } = offerChoices(id, hasGeneIds, wanted)
      expect(chosen).toBe('one_per_locus')
      expect(Object.keys(reasons)).toEqual(['all_gene_models', 'matching_model'])
    }
  }
})

test.for([...sequenceDatasets.filter(({ id }) => free.includes(id)), ...chosenFlanks])(
  '[RESULTS-032] [RESULTS-033] [RESULTS-034] [BULK-018] $label: the choice is free',
  ({ id }) => {
    expect(offerChoices(id, true, null)).toEqual({ chosen: 'matching_model', reasons: {} })
    expect(offerChoices(id, true, 'all_gene_models').chosen).toBe('all_gene_models')
    const without = offerChoices(id, false, null)
    expect(without.chosen).toBe('one_per_locus')
    expect(without.reasons).toEqual({ matching_model: expect.stringContaining('AGI Gene IDs') })
    expect(offerChoices(id, false, 'all_gene_models').chosen).toBe('all_gene_models')
    expect(offerChoices(id, false, 'matching_model').chosen).toBe('one_per_locus')
  },
)
