import { defineKind } from '@rosette/contract-kit/kind/define-kind.ts'

export const sequenceKind = defineKind({
  name: 'sequence',
  path: 'sequence',
  aliases: [],
  label: 'Sequence',
  plural: 'Sequences',
  // DSEQ-001: by key only.
  lookups: [],
  record: () => import('./sequence-record.ts').then(({ SequenceRecord }) => SequenceRecord),
  normalise: () => null,
  title: () => 'Sequence',
  browserTitle: () => 'Sequence Detail',
  summary: ({ name, nucleotideSequenceType, gene }) =>
    [`${name}, a nucleotide sequence`, nucleotideSequenceType, gene && `of ${gene.label}`].filter(Boolean).join(', '),
  isObsolete: () => false,
})
