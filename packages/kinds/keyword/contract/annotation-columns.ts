import { defineColumns } from '@rosette/contract-kit/cards/define-columns.ts'
import { formatEvidence } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import type { AnnotationHit } from './annotation-hit.ts'

/** RESULTS-065. References are not sortable: a row has a list of them. */
export const annotationColumns = defineColumns<AnnotationHit>([
  { id: 'locus_name', label: 'Locus', text: (hit) => hit.locus_name, isSortable: true },
  { id: 'gene_name', label: 'Gene', text: (hit) => hit.gene_name ?? '', isSortable: true },
  { id: 'symbol', label: 'Symbol', text: (hit) => hit.symbol ?? '', isSortable: true },
  { id: 'keyword', label: 'Keyword', text: (hit) => hit.keyword, isSortable: true },
  { id: 'keywordTypeFull', label: 'Keyword type', text: (hit) => hit.keywordTypeFull, isSortable: true },
  { id: 'relationshipType', label: 'Relationship', text: (hit) => hit.relationshipType ?? '', isSortable: true },
  // RESULTS-066: evidence is shown as its abbreviation.
  {
    id: 'evidence_code',
    label: 'Evidence',
    text: ({ evidenceCodeFull }) => (evidenceCodeFull === null ? '' : formatEvidence(evidenceCodeFull)),
    isSortable: true,
  },
  { id: 'evidenceWith', label: 'Evidence with', text: (hit) => hit.evidenceWith ?? '', isSortable: true },
  { id: 'references', label: 'Reference', text: (hit) => hit.references.map(({ label }) => label).join('; '), isSortable: false },
  { id: 'dateLastModified', label: 'Date', text: (hit) => hit.dateLastModified ?? '', isSortable: true },
  { id: 'annotatedBy', label: 'Annotator', text: (hit) => hit.annotatedBy ?? '', isSortable: true },
])
