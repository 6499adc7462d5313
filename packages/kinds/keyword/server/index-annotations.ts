import { categoryOfCode } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import {
  defineIndex,
  flag,
  identifier,
  integer,
  keyword,
  nameList,
  prose,
  shown,
  shownObjects,
} from '@rosette/search-engine/index/index-definition.ts'
import { defineClauses, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { evidenceClause } from '@rosette/search-engine/query/evidence-clause.ts'
import { AnnotationCriteria, AnnotationHit, annotationFacets } from '../contract/annotation-listing.ts'

/**
 * Searched by locus, keyword, evidence and reference, each as a whole, not from the search box. With hundreds of thousands of rows it takes as
 * long to index as the loci, so what is only shown is not indexed.
 */
export const annotationIndex = defineIndex({
  hit: AnnotationHit,
  key: 'id',
  order: 'locus_name',
  facets: annotationFacets,
  fields: {
    locus_name: identifier({ isSearched: false, isSortable: true }),
    gene_name: shown({ isSortable: true }),
    // DLOCUS-017: lists are opened by the name of a locus or of any of its gene models.
    gene_names: nameList({ isSearched: false }),
    symbol: shown({ isSortable: true }),
    symbolFull: shown(),
    keyword: shown({ isSortable: true }),
    gopoId: shown({ isSortable: true }),
    description: prose({ isSearched: false }),
    keywordTypeFull: keyword({ isSortable: true }),
    relationshipType: shown({ isSortable: true }),
    evidenceCodeFull: shown(),
    // The abbreviation, which criteria and facets use.
    evidence_code: keyword({ isSortable: true }),
    evidenceWith: shown({ isSortable: true }),
    annotatedBy: shown({ isSortable: true }),
    annotatedByType: shown(),
    authors: shown(),
    is_negated: flag(),
    id: integer(),
    locusId: integer(),
    gene_id: integer(),
    keyword_id: integer(),
    // The keyword and all its ancestors: one lookup finds the annotations of a term and its child terms.
    keyword_lineage: integer(),
    reference_id: integer(),
    publicationYear: integer(),
    community_id: integer(),
    dateLastModified: shown({ isSortable: true }),
    references: shownObjects(),
  },
})

export const annotationSearch = defineClauses(AnnotationCriteria, {
  genes: async (selection, _, { keysOfSelection }) => valueClause('locusId', await keysOfSelection(selection)),
  keyword_types: (codes) => valueClause('keywordTypeFull', codes.map(categoryOfCode)),
  locus_name: (name) => valueClause('locus_name', name.toWellFormed()),
  gene_name: (name) => valueClause('gene_names', name.toWellFormed()),
  keyword_id: (keywordId, { with_children: hasChildren = false }) => valueClause(hasChildren ? 'keyword_lineage' : 'keyword_id', keywordId),
  keyword_name: () => null,
  with_children: () => null,
  exclude_negated: (isExcluded) => (isExcluded ? valueClause('is_negated', false) : null),
  evidence: (criterion) => evidenceClause('evidence_code', criterion),
  reference_id: (referenceId) => valueClause('reference_id', referenceId),
})
