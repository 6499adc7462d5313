import { defineColumns } from '@rosette/contract-kit/define-columns.ts'
import type { KeywordHit } from './keyword-hit.ts'

/** The two columns of counts are not sortable: each cell holds three numbers (specification 1, section 5). */
export const keywordColumns = defineColumns<KeywordHit>([
  { id: 'kwName', label: 'Keyword', text: (hit) => hit.kwName, isSortable: true },
  { id: 'kwCategory', label: 'Category', text: (hit) => hit.kwCategory, isSortable: true },
  { id: 'gopoId', label: 'ID', text: (hit) => hit.gopoId ?? '', isSortable: true },
  {
    id: 'assoc_data',
    label: 'Data to term',
    text: (hit) => formatCounts(hit.lociCount, hit.pubCount, hit.annotCount),
    isSortable: false,
  },
  {
    id: 'assoc_data_child',
    label: 'Data to children',
    text: (hit) => formatCounts(hit.childLociCount, hit.childPubCount, hit.childAnnotCount),
    isSortable: false,
  },
])

function formatCounts(loci: number, publications: number, annotations: number): string {
  return `${loci} loci; ${publications} publications; ${annotations} annotations`
}
