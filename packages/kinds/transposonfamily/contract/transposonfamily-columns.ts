import { defineColumns } from '@rosette/contract-kit/cards/define-columns.ts'
import type { TransposonfamilyHit } from './transposonfamily-hit.ts'

/** BROWSE-015. */
export const transposonfamilyColumns = defineColumns<TransposonfamilyHit>([
  { id: 'family_name', label: 'Family Name', text: (hit) => hit.family_name.join('; '), isSortable: true },
  { id: 'super_family_name', label: 'Super Family', text: (hit) => hit.super_family_name.join('; '), isSortable: true },
  { id: 'num_elements', label: 'Number of Transposable Elements', text: (hit) => String(hit.num_elements), isSortable: true },
])
