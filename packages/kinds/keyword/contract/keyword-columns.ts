import { defineColumns } from '@rosette/contract-kit/cards/define-columns.ts'
import type { KeywordHit } from './keyword-hit.ts'

/** The two count columns are not sortable: each cell has three numbers (specification 1, section 5). */
export const keywordColumns = defineColumns<KeywordHit>([
  { id: 'kwName', label: 'Keyword', text: (hit) => hit.kwName, isSortable: true },
  { id: 'kwCategory', label: 'Category', text: (hit) => hit.kwCategory, isSortable: true },
  { id: 'gopoId', label: 'ID', text: (hit) => hit.gopoId ?? '', isSortable: true },
  {
    id: 'assoc_data',
    label: 'Direct',
    text: (hit) => formatCounts(hit.lociCount, hit.pubCount, hit.annotCount),
    isSortable: false,
  },
  {
    id: 'assoc_data_child',
    label: 'Child terms',
    text: (hit) => formatCounts(hit.childLociCount, hit.childPubCount, hit.childAnnotCount),
    isSortable: false,
  },
])

function formatCounts(loci: number, publications: number, annotations: number): string {
  return [
    counted(loci, 'locus', 'loci'),
    counted(publications, 'publication', 'publications'),
    counted(annotations, 'annotation', 'annotations'),
  ].join('; ')
}

function counted(count: number, singular: string, plural: string): string {
  return `${count} ${count === 1 ? singular : plural}`
}
