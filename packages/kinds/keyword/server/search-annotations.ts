import { categoryOfCode } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { defineClauses, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { AnnotationCriteria } from '../contract/annotation-listing.ts'

export const annotationSearch = defineClauses(AnnotationCriteria, {
  genes: async (selection, _, { keysOfSelection }) => valueClause('locusId', await keysOfSelection(selection)),
  keyword_types: (codes) => valueClause('keywordTypeFull', codes.map(categoryOfCode)),
  locus_name: (name) => valueClause('locus_name', name.toWellFormed()),
  gene_name: (name) => valueClause('gene_names', name.toWellFormed()),
  keyword_id: (keywordId, { with_children: hasChildren = false }) => valueClause(hasChildren ? 'keyword_lineage' : 'keyword_id', keywordId),
  with_children: () => null,
  evidence: (codes) => valueClause('evidence_code', codes),
  reference_id: (referenceId) => valueClause('reference_id', referenceId),
})
