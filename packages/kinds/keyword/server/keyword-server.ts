import { defineKindServer, definePart } from '@rosette/release-kit/kind-server.ts'
import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import { annotatedGenes } from '../contract/annotated-genes.ts'
import { AnnotationHit } from '../contract/annotation-listing.ts'
import type { KeywordRecord } from '../contract/keyword-record.ts'
import { keywordChildren, keywordTree } from '../contract/keyword-tree.ts'
import { annotationIndex, annotationSearch } from './index-annotations.ts'
import { keywordIndex, keywordSearch, toKeywordDocument } from './index-keyword.ts'
import {
  ingestGoAnnotationFile,
  ingestGoAnnotationPart,
  ingestMemberAnnotations,
  ingestPlantAnatomyFile,
  ingestPlantStageFile,
} from './ingest-annotation-files.ts'
import {
  ingestAnnotationEvidence,
  ingestAnnotationPairs,
  ingestEmbryoStages,
  ingestGeneticAnnotations,
  ingestOlderAnnotationPairs,
} from './ingest-annotation-lists.ts'
import { ingestAnnotationCredits, ingestAnnotationWithdrawals } from './ingest-curation.ts'
import { ingestGoSlim, ingestOlderGoSlim } from './ingest-go-slim.ts'
import { ingestGoEdges, ingestGoGraph, ingestGoSynonyms, ingestGoTerms } from './ingest-go-tables.ts'
import { ingestKeywords, ingestPublicationKeywords } from './ingest-keywords.ts'
import { ingestGeneOntology, ingestPlantOntology } from './ingest-ontologies.ts'
import { ingestSlimGroups } from './ingest-slim-groups.ts'
import { loadAnnotatedGenes } from './load-annotated-genes.ts'
import { loadAnnotations } from './load-annotations.ts'
import { loadKeywords } from './load-keyword.ts'
import { keywordTermSets } from './load-keyword-sets.ts'
import { loadKeywordChildren, loadKeywordTree } from './load-keyword-tree.ts'

export const keywordServer = defineKindServer<KeywordRecord>({
  tables: [new URL('./keyword-tables.sql', import.meta.url)],
  derive: [new URL('./keyword-derive.sql', import.meta.url), new URL('./keyword-counts.sql', import.meta.url)],
  derivesFrom: ['locus', 'locus_publication', 'publication'],
  loadsFrom: ['analysisreference', 'communication', 'gene', 'locus_symbol', 'publication'],
  sources: [
    ingestGeneOntology,
    ingestGoTerms,
    ingestGoEdges,
    ingestGoGraph,
    ingestGoSynonyms,
    ingestPlantOntology,
    ingestSlimGroups,
    ingestKeywords,
    ingestPublicationKeywords,
    ingestGoAnnotationFile,
    ingestGoAnnotationPart,
    ingestGoSlim,
    ingestOlderGoSlim,
    ingestAnnotationEvidence,
    ingestGeneticAnnotations,
    ingestAnnotationPairs,
    ingestOlderAnnotationPairs,
    ingestPlantAnatomyFile,
    ingestPlantStageFile,
    ingestEmbryoStages,
    ...ingestMemberAnnotations,
    ingestAnnotationCredits,
    ingestAnnotationWithdrawals,
  ],
  invariants: [
    {
      statement: 'no term of a group of the plant GO slim is obsolete',
      sql: 'select slim_group as name from ontology_slim join ontology_term using (keyword_id) where is_obsolete',
    },
  ],
  keys: { table: 'ontology_term', column: 'keyword_id' },
  loadRecords: loadKeywords,
  lookups: () => [],
  identifiers: identifiersOfKeyword,
  ownFacts: {
    summary: 'Summary',
    isObsolete: 'Summary',
    replacements: 'Summary',
    synonyms: 'Synonyms',
    dataToTerm: 'Annotations',
    keywordId: null,
    childTerms: null,
    dataToChildren: null,
  },
  publicView: {
    summary: ({ summary: { kw, kwType, extdbId } }) => ({ name: kw, type: kwType, permanentName: extdbId ?? kw }),
    schemaOrg: {
      type: 'DefinedTerm',
      ofRecord: ({ summary, synonyms }) => ({
        termCode: summary.extdbId ?? undefined,
        description: summary.kwDef ?? undefined,
        alternateName: synonyms,
      }),
    },
    isInSitemap: false,
    sequences: null,
  },
  search: { index: keywordIndex, criteria: keywordSearch, toDocument: toKeywordDocument },
  listings: {
    annotation: {
      hit: AnnotationHit,
      index: annotationIndex,
      criteria: annotationSearch,
      keys: { table: 'annotation', column: 'annotation_id' },
      loadDocuments: loadAnnotations,
    },
  },
  parts: [
    definePart(keywordTree, loadKeywordTree),
    definePart(keywordChildren, loadKeywordChildren),
    definePart(annotatedGenes, loadAnnotatedGenes),
  ],
  termSets: keywordTermSets,
})

/** Without synonyms: 'vine' or 'tree' would make names of other kinds ambiguous. */
export function identifiersOfKeyword({ summary, isObsolete, replacements }: KeywordRecord): RecordIdentifiers {
  return {
    label: summary.kw,
    ...(isObsolete ? { obsolete: { successor: replacements[0] ?? null } } : {}),
    names: [
      { type: 'name', name: summary.kw },
      ...(summary.extdbId === null ? [] : [{ type: 'accession', name: summary.extdbId } as const]),
    ],
  }
}
