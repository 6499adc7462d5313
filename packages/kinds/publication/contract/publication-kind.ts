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
  jsonLd: ({ publication }) => ({
    '@context': 'https://schema.org',
    '@type': 'ScholarlyArticle',
    headline: publication.title ?? undefined,
    author: publication.authors.map((name) => ({ '@type': 'Person', name })),
    datePublished: publication.publicationYear === null ? undefined : String(publication.publicationYear),
    isPartOf: publication.pubName === null ? undefined : { '@type': 'Periodical', name: publication.pubName },
    sameAs: publication.doi === null ? undefined : `https://doi.org/${publication.doi}`,
  }),
})
