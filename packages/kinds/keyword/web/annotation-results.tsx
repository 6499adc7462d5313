import { searchableEvidences } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import { keywordCategoryCodes, ontologyOf } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { defineCriteriaFields } from '@rosette/ui-kit/form/define-form.ts'
import { optionsOf } from '@rosette/ui-kit/form/form-options.ts'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { RefCell } from '@rosette/ui-kit/results/result-cells.tsx'
import { Fragment } from 'react'
import { AnnotationCriteria, type AnnotationHit, annotationColumns } from '../contract/annotation-listing.ts'

/** References of an annotation, each linked to its page; one without a record in the release is plain text. */
function References({ references }: Pick<AnnotationHit, 'references'>) {
  return references.map(({ label, record }, index) => (
    <Fragment key={label}>
      {index > 0 && ', '}
      {record ? <RecordLink to={record}>{label}</RecordLink> : label}
    </Fragment>
  ))
}

/** The abbreviation, spelled out on hover. */
function Evidence({ code, phrase }: { code: string; phrase: string }) {
  return <abbr title={phrase}>{code}</abbr>
}

const criteriaFields = defineCriteriaFields(AnnotationCriteria, {
  genes: { control: 'selection', singular: 'locus', plural: 'loci' },
  keyword_types: {
    control: 'boxes',
    label: 'Aspect',
    options: keywordCategoryCodes.map(({ code, category }) => ({ value: code, label: category })),
    inWordsOf: (codes) => [...new Set(codes.map(ontologyOf))].sort().join(' or ').concat(' aspect'),
  },
  locus_name: { control: 'text', label: 'Locus' },
  gene_name: { control: 'text', label: 'Gene' },
  keyword_id: { control: 'unused', reason: 'Links also name the keyword.', namedBy: 'keyword_name' },
  keyword_name: { control: 'text', label: 'Keyword' },
  with_children: { control: 'checkbox', label: 'Child terms are included' },
  exclude_negated: { control: 'checkbox', label: 'NOT annotations are left out' },
  evidence: { control: 'toggles', label: 'Evidence code', options: optionsOf(searchableEvidences) },
  reference_id: { control: 'number', label: 'Reference id' },
})

/** RESULTS-065. Rows are not records: cells link to several of them. */
export const results = defineResults<AnnotationHit>({
  columns: annotationColumns,
  criteriaFields,
  recordOf: ({ locusId, locus_name }) => (locusId === null ? null : { kind: 'locus', key: locusId, label: locus_name }),
  keyOf: (hit) => hit.id,
  cell: (columnId, hit, mark) => {
    switch (columnId) {
      case 'gene_name':
        return <RefCell kind="gene" id={hit.gene_id} name={hit.gene_name} mark={mark} />
      case 'keyword':
        return <RefCell kind="keyword" id={hit.keyword_id} name={hit.keyword} mark={mark} />
      case 'evidence_code':
        return hit.evidenceCodeFull && <Evidence code={columnText(columnId, hit)} phrase={hit.evidenceCodeFull} />
      case 'references':
        return <References references={hit.references} />
      case 'annotatedBy':
        // Annotator types have the names of their kinds.
        return <RefCell kind={hit.annotatedByType ?? 'person'} id={hit.community_id} name={hit.annotatedBy} mark={mark} />
      default:
        return undefined
    }
  },
})

function columnText(columnId: string, hit: AnnotationHit): string {
  return annotationColumns.find(({ id }) => id === columnId)?.text(hit) ?? ''
}
