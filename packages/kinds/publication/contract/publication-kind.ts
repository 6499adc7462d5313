import { defineKind } from '@rosette/contract-kit/kind/define-kind.ts'
import { publicationName } from '@rosette/contract-kit/records/publication-name.ts'
import { publicationSearchEntry } from './publication-search-entry.ts'

export const publicationKind = defineKind({
  name: 'publication',
  path: 'publication',
  aliases: [],
  label: 'Publication',
  plural: 'Publications',
  // DPUB-001: by key only.
  lookups: [],
  record: () => import('./publication-record.ts').then(({ PublicationRecord }) => PublicationRecord),
  searchEntry: publicationSearchEntry,
  normalise: () => null,
  title: ({ publication, referenceId }) => publicationName({ ...publication, referenceId }),
  browserTitle: () => 'Publication Detail',
  summary: ({ publication, referenceId }) =>
    publication.title ?? `${publicationName({ ...publication, referenceId })}, a publication on Arabidopsis thaliana`,
  isObsolete: () => false,
})
