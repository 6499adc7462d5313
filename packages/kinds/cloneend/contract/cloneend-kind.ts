import { defineKind } from '@rosette/contract-kit/kind/define-kind.ts'

export const cloneendKind = defineKind({
  name: 'cloneend',
  path: 'cloneend',
  aliases: [],
  label: 'Clone End',
  plural: 'Clone Ends',
  lookups: ['accession'],
  // DCEND-003: clones and clone ends share one key range and one call.
  sharesKeysWith: 'clone',
  record: () => import('./cloneend-record.ts').then(({ CloneendRecord }) => CloneendRecord),
  // A number with or without the accession prefix.
  normalise: (_, text) => /^(?:clone_?end:)?(\d{1,15})$/i.exec(text)?.[1] ?? null,
  title: ({ name }) => `CloneEnd: ${name}`,
  browserTitle: () => 'Clone End Detail',
  summary: ({ name, clones: [clone] }) => `${name}, a clone end${clone ? ` of ${clone.name}` : ''}`,
  isObsolete: () => false,
})
