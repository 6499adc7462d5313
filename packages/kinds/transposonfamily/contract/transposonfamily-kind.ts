import { defineKind } from '@rosette/contract-kit/kind/define-kind.ts'

export const transposonfamilyKind = defineKind({
  name: 'transposonfamily',
  path: 'transposonfamily',
  aliases: [],
  label: 'Transposon Family',
  plural: 'Transposon Families',
  // DTFAM-001: by key only, and the title is the words alone.
  lookups: [],
  record: () => import('./transposonfamily-record.ts').then(({ TransposonfamilyRecord }) => TransposonfamilyRecord),
  normalise: () => null,
  title: () => 'Transposon Family',
  browserTitle: () => 'Transposon Family Detail',
  summary: ({ transposonFamilyName, superFamilyName, copies }) =>
    `${transposonFamilyName}, a family of ${copies.count} transposable elements (${superFamilyName})`,
  isObsolete: () => false,
})
