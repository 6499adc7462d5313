import { defineColumns } from '@rosette/contract-kit/define-columns.ts'
import type { LocusHistoryHit } from './locus-history.ts'

/** RESULTS-062. */
export const locusHistoryColumns = defineColumns<LocusHistoryHit>([
  { id: 'locus', label: 'Locus', text: (hit) => hit.locus, isSortable: true },
  { id: 'currentStatus', label: 'Current status', text: (hit) => hit.currentStatus, isSortable: true },
  { id: 'who', label: 'Who', text: (hit) => hit.who ?? '', isSortable: true },
  { id: 'date', label: 'Date', text: (hit) => hit.date ?? '', isSortable: true },
  { id: 'modificationComments', label: 'Modification comments', text: (hit) => hit.modificationComments ?? '', isSortable: true },
  {
    id: 'lociInvolvedInModification',
    label: 'Loci involved',
    text: (hit) => hit.lociInvolvedInModification.join('; '),
    isSortable: true,
  },
])
