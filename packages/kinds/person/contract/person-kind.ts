import { defineKind } from '@rosette/contract-kit/kind/define-kind.ts'
import { personSearchEntry } from './person-search-entry.ts'

export const personKind = defineKind({
  name: 'person',
  path: 'person',
  aliases: [],
  label: 'Person',
  plural: 'People',
  // DPERS-001: by key only.
  lookups: [],
  record: () => import('./person-record.ts').then(({ PersonRecord }) => PersonRecord),
  searchEntry: personSearchEntry,
  normalise: () => null,
  title: () => 'Person',
  browserTitle: () => 'Person Detail',
  summary: ({ firstName, lastName, primaryJobTitle }) =>
    `${[firstName, lastName].filter(Boolean).join(' ')}${primaryJobTitle ? `, ${primaryJobTitle}` : ''}: a member of the Arabidopsis community`,
  isObsolete: () => false,
  isOfPeople: true,
})
