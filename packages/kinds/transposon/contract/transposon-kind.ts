import { defineKind } from '@rosette/contract-kit/kind/define-kind.ts'
import { transposonSearchEntry } from './transposon-search-entry.ts'

export const transposonKind = defineKind({
  name: 'transposon',
  path: 'transposon',
  aliases: [],
  label: 'Transposon',
  plural: 'Transposons',
  // DTRANS-001: by key only, and the title is the word alone.
  lookups: [],
  record: () => import('./transposon-record.ts').then(({ TransposonRecord }) => TransposonRecord),
  searchEntry: transposonSearchEntry,
  normalise: () => null,
  title: () => 'Transposon',
  browserTitle: () => 'Transposon Detail',
  summary: ({ name, family, superFamilyName }) => `${name}, a transposable element of the family ${family.label} (${superFamilyName})`,
  isObsolete: () => false,
})
