import { defineKind } from '@rosette/contract-kit/kind/define-kind.ts'
import { cloneSearchEntry } from './clone-search-entry.ts'

export const cloneKind = defineKind({
  name: 'clone',
  path: 'clone',
  aliases: [],
  label: 'Clone',
  plural: 'Clones',
  lookups: ['name'],
  record: () => import('./clone-record.ts').then(({ CloneRecord }) => CloneRecord),
  searchEntry: cloneSearchEntry,
  // DCLONE-001: names are looked up case-insensitively.
  normalise: (_, text) => text.toUpperCase(),
  title: ({ name }) => `Clone: ${name}`,
  browserTitle: () => 'Clone Detail',
  summary: ({ name, vectorType, chromosome }) =>
    [`${name}, a clone`, vectorType, chromosome && `chromosome ${chromosome.slice(3)}`].filter(Boolean).join(', '),
  isObsolete: () => false,
})
