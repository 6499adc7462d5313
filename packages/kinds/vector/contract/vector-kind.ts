import { defineKind } from '@rosette/contract-kit/kind/define-kind.ts'
import { vectorSearchEntry } from './vector-search-entry.ts'

export const vectorKind = defineKind({
  name: 'vector',
  path: 'vector',
  aliases: [],
  label: 'Vector',
  plural: 'Vectors',
  // DVECT-001: by key only.
  lookups: [],
  record: () => import('./vector-record.ts').then(({ VectorRecord }) => VectorRecord),
  searchEntry: vectorSearchEntry,
  normalise: () => null,
  // DVECT-001: the title does not name it; the first fact of the page does.
  title: () => 'Vector',
  browserTitle: () => 'Vector Detail',
  summary: ({ name, vectorType, description }) => description ?? [`${name}, a vector`, vectorType].filter(Boolean).join(', '),
  isObsolete: () => false,
})
