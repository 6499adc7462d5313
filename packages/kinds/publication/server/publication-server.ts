import { publicationName } from '@rosette/contract-kit/records/publication-name.ts'
import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import { curationSources } from '@rosette/release-kit/sources/curation-sources.ts'
import type { PublicationRecord } from '../contract/publication-record.ts'
import { loadPublicationSearchFields, publicationIndex, publicationSearch, toPublicationDocument } from './index-publication.ts'
import { ingestPublicationCitations } from './ingest-publication-citations.ts'
import { demoPubmedLines, ingestPubmedArticles, ingestPubmedTitles } from './ingest-pubmed-articles.ts'
import { loadPublications } from './load-publication.ts'
import { loadPublicationSets } from './load-publication-sets.ts'

export const publicationServer = defineKindServer<PublicationRecord>({
  tables: [new URL('./publication-tables.sql', import.meta.url)],
  derive: [new URL('./publication-derive.sql', import.meta.url)],
  derivesFrom: ['locus', 'locus_publication'],
  loadsFrom: ['locus', 'locus_symbol', 'ontology_closure', 'ontology_term', 'publication_keyword'],
  sources: [ingestPublicationCitations, ingestPubmedArticles, ingestPubmedTitles, ...curationSources('publication')],
  demoFiles: { 'rosette_pubmed.tsv': demoPubmedLines },
  keys: {
    table: 'publication',
    column: 'reference_id',
    ownOnly: 'reference_id not in (select reference_id from locus_publication)',
  },
  loadRecords: loadPublications,
  lookups: () => [],
  identifiers: identifiersOfPublication,
  ownFacts: {
    publication: 'Summary',
    keywords: 'Keywords',
    loci: ({ rows, total }) => ({ Loci: { rows: rows.map(({ locus }) => locus), total } }),
    comments: 'Comments',
    referenceId: null,
    communities: null,
    annotationCount: null,
  },
  publicView: {
    summary: ({ publication: { title, authors, pubName, publicationYear, pubmedId } }) => ({
      name: title,
      description: [authors.join(', '), pubName, publicationYear].filter(Boolean).join('. ') || null,
      // A title is prose, and a bare number would be taken for a key.
      permanentName: pubmedId ? `PMID:${pubmedId}` : null,
    }),
    schemaOrg: {
      type: 'ScholarlyArticle',
      ofRecord: ({ publication }) => ({
        ...(publication.title !== null && { headline: publication.title }),
        author: publication.authors.map((name) => ({ '@type': 'Person', name })),
        datePublished: publication.publicationYear === null ? undefined : String(publication.publicationYear),
        isPartOf: publication.pubName === null ? undefined : { '@type': 'Periodical', name: publication.pubName },
        sameAs: sameArticle(publication),
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
    namesOfOthers: ['authors', 'locus_names'],
  },
  termSets: { publication: loadPublicationSets },
})

/** A paper is typed as its PubMed ID or DOI; nobody types a title as a whole. */
export function identifiersOfPublication({ referenceId, publication }: PublicationRecord): RecordIdentifiers {
  const { title, pubmedId, doi } = publication
  return {
    label: publicationName({ title, pubmedId, referenceId }),
    names: [
      // A bare number may also be that of a locus.
      ...(pubmedId ? [String(pubmedId), `PMID:${pubmedId}`].map((name) => ({ type: 'accession', name }) as const) : []),
      ...(doi === null ? [] : [{ type: 'alias', name: doi } as const]),
    ],
  }
}

/** The article at PubMed and at its publisher. */
function sameArticle({ pubmedId, doi }: PublicationRecord['publication']): string[] | undefined {
  const addresses = [
    ...(pubmedId ? [`https://pubmed.ncbi.nlm.nih.gov/${pubmedId}`] : []),
    ...(doi === null ? [] : [`https://doi.org/${doi}`]),
  ]
  return addresses.length > 0 ? addresses : undefined
}
