import { defineColumns } from '@rosette/contract-kit/cards/define-columns.ts'
import type { TransposonHit } from './transposon-hit.ts'

export const transposonColumns = defineColumns<TransposonHit>([
  { id: 'transposon_name', label: 'Transposon', text: (hit) => hit.transposon_name, isSortable: true },
  { id: 'family_name', label: 'Family', text: (hit) => hit.family_name, isSortable: true },
  { id: 'super_family_name', label: 'Super family', text: (hit) => hit.super_family_name, isSortable: true },
])
