import { publicationName } from '@rosette/contract-kit/records/publication-name.ts'
import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import { curationSources } from '@rosette/release-kit/sources/curation-sources.ts'
import type { PublicationRecord } from '../contract/publication-record.ts'
import { loadPublicationSearchFields, publicationIndex, publicationSearch, toPublicationDocument } from './index-publication.ts'
import { ingestPublicationCitations } from './ingest-publication-citations.ts'
import { demoPubmedLines, ingestPubmedArticles } from './ingest-pubmed-articles.ts'
import { loadPublications } from './load-publication.ts'
import { loadPublicationSets } from './load-publication-sets.ts'

export const publicationServer = defineKindServer<PublicationRecord>({
  tables: new URL('./publication-tables.sql', import.meta.url),
  derive: new URL('./publication-derive.sql', import.meta.url),
  derivesFrom: ['locus', 'locus_publication'],
  loadsFrom: ['locus', 'locus_symbol', 'ontology_closure', 'ontology_term', 'publication_keyword'],
  sources: [ingestPublicationCitations, ingestPubmedArticles, ...curationSources('publication')],
  demoFiles: { 'rosette_pubmed.tsv': demoPubmedLines },
  keys: {
    table: 'publication',
    column: 'reference_id',
    ownOnly: 'reference_id not in (select reference_id from locus_publication)',
  },
  loadRecords: loadPublications,
  lookups: () => [],
  identifiers: identifiersOfPublication,
  publicView: {
    summary: ({ publication: { title, authors, pubName, publicationYear } }) => ({
      name: title,
      description: [authors.join(', '), pubName, publicationYear].filter(Boolean).join('. ') || null,
      permanentName: null,
    }),
    schemaOrg: {
      type: 'ScholarlyArticle',
      ofRecord: ({ publication }) => ({
        headline: publication.title ?? undefined,
        author: publication.authors.map((name) => ({ '@type': 'Person', name })),
        datePublished: publication.publicationYear === null ? undefined : String(publication.publicationYear),
        isPartOf: publication.pubName === null ? undefined : { '@type': 'Periodical', name: publication.pubName },
        sameAs: publication.doi === null ? undefined : `https://doi.org/${publication.doi}`,
      }),
    },
    isInSitemap: false,
    sequences: null,
  },
  search: {
    index: publicationIndex,
    criteria: publicationSearch,
    toDocument: toPublicationDocument,
    loadFurther: loadPublicationSearchFields,
  },
  termSets: { publication: loadPublicationSets },
})

/** A paper is typed as its PubMed ID; nobody types a title as a whole. */
export function identifiersOfPublication({ referenceId, publication }: PublicationRecord): RecordIdentifiers {
  const { title, pubmedId } = publication
  return {
    label: publicationName({ title, pubmedId, referenceId }),
    names: pubmedId ? [{ type: 'accession', name: String(pubmedId) }] : [],
  }
}
