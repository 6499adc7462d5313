import { defineKind } from '@rosette/contract-kit/kind/define-kind.ts'

export const libraryKind = defineKind({
  name: 'library',
  path: 'library',
  aliases: [],
  label: 'Library',
  plural: 'Libraries',
  // DLIB-001: by key only.
  lookups: [],
  record: () => import('./library-record.ts').then(({ LibraryRecord }) => LibraryRecord),
  normalise: () => null,
  title: ({ name }) => `Library: ${name}`,
  browserTitle: () => 'Library Detail',
  summary: ({ name, description, insertType }) =>
    description ?? `${name}, a library${insertType ? ` of ${insertType.replaceAll('_', ' ')} clones` : ''}`,
  isObsolete: () => false,
})
