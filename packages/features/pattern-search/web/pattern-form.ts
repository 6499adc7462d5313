import { SequenceDatasetId, sequenceDatasets } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import { defineEntryForm } from '@rosette/ui-kit/entry-form/define-entry-form.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { maxMismatches, maxRangeGenes, PatternOptions, readOptions } from '../contract/pattern-search.ts'

export type PatternValues = { pattern: string; dataset: string; strands: string; mismatches: string; genes: string; sendMail: boolean }

export const firstPatternValues: PatternValues = {
  pattern: '',
  dataset: 'araport11_upstream_1000',
  strands: 'both',
  mismatches: '0',
  genes: '',
  sendMail: false,
}

const numbers = Array.from({ length: maxMismatches + 1 }, (_, count) => ({ value: String(count), label: String(count) }))

type FormFacts = { offersMail: boolean; labelOf(label: string, dataset: SequenceDatasetId): string }

/** The form; mail is offered to those who have an address with us. */
export function patternForm({ offersMail, labelOf }: FormFacts) {
  return defineEntryForm<PatternValues>({
    fields: {
      pattern: {
        control: 'text',
        label: 'Pattern',
        hint: 'Such as CACGTG, [AG]CCGAC or C-x(2,4)-C-{P}. Letters of IUPAC; [AG] is either, {P} is not, (2,4) repeats, < and > are the ends.',
        size: 'large',
        isRequired: true,
        check: (_, values) => errorOf(values, 'pattern'),
      },
      dataset: {
        control: 'select',
        label: 'Sequences',
        options: sequenceDatasets.map(({ id, label }) => ({ value: id, label: labelOf(label, id) })),
        size: 'large',
        isRequired: true,
        check: (value) => (value === '' ? 'Please choose the sequences.' : null),
      },
      strands: {
        control: 'radio',
        label: 'Strands',
        hint: 'Of DNA. Reverse finds the pattern on the other strand.',
        options: [
          { value: 'both', label: 'Both' },
          { value: 'forward', label: 'Forward' },
          { value: 'reverse', label: 'Reverse' },
        ],
      },
      mismatches: { control: 'select', label: 'Mismatches', options: numbers, check: (_, values) => errorOf(values, 'mismatches') },
      genes: {
        control: 'textarea',
        label: 'Only in these genes',
        hint: `Loci, gene models or symbols, up to ${formatNumber(maxRangeGenes)}. Leave empty to search all.`,
        rows: 3,
        placeholder: 'AT4G18960, FLC',
      },
      sendMail: { control: 'checkbox', label: 'E-mail me when it finishes' },
    },
    sections: [
      { legend: 'Pattern', help: 'help-blast#pattern-search', lines: [['pattern'], ['mismatches']] },
      { legend: 'Where to search', lines: [['dataset'], ['genes'], ['strands'], ...(offersMail ? [['sendMail'] as const] : [])] },
    ],
  })
}

/** The same words as the server's. */
function errorOf({ pattern, dataset, mismatches }: PatternValues, field: 'pattern' | 'mismatches'): string | null {
  const known = SequenceDatasetId.safeParse(dataset)
  const read = readOptions({ pattern, dataset: known.success ? known.data : 'araport11_transcripts', mismatches: Number(mismatches) })
  return 'error' in read && read.field === field ? read.error : null
}

/** Fills the form with what was requested before; what cannot be read is left as it is at first. */
export function valuesOf(options: Readonly<Record<string, unknown>>): PatternValues {
  const draft = { ...firstPatternValues }
  const { pattern, dataset, strands, mismatches } = PatternOptions.shape
  const texts = { pattern, dataset, strands } as const
  for (const name of ['pattern', 'dataset', 'strands'] as const) {
    const read = texts[name].safeParse(options[name])
    if (read.success) draft[name] = read.data
  }
  const count = mismatches.safeParse(Number(options.mismatches))
  if (count.success) draft.mismatches = String(count.data)
  // A draft has the text that was typed, a run the loci that it means.
  const { genes, unknownGenes } = options
  if (typeof genes === 'string') draft.genes = genes
  else if (Array.isArray(genes)) draft.genes = [...genes, ...(Array.isArray(unknownGenes) ? unknownGenes : [])].join('\n')
  return draft
}
