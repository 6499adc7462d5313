import { defineColumns } from '@rosette/contract-kit/cards/define-columns.ts'
import type { ProteinHit } from './protein-hit.ts'

export const proteinColumns = defineColumns<ProteinHit>([
  { id: 'name', label: 'Protein', text: (hit) => hit.name, isSortable: true },
  { id: 'locusName', label: 'Locus', text: (hit) => hit.locusName ?? '', isSortable: true },
  { id: 'geneName', label: 'Gene', text: (hit) => hit.geneName ?? '', isSortable: true },
  { id: 'symbol', label: 'Symbol', text: (hit) => hit.symbol ?? '', isSortable: true },
  { id: 'fullName', label: 'Full name', text: (hit) => hit.fullName ?? '', isSortable: true },
  { id: 'description', label: 'Description', text: (hit) => hit.description ?? '', isSortable: false },
  { id: 'length', label: 'Length', text: (hit) => String(hit.length), isSortable: true },
  { id: 'mw', label: 'MW', text: (hit) => (hit.mw === null ? '' : String(hit.mw)), isSortable: true },
  { id: 'pi', label: 'pI', text: (hit) => (hit.pi === null ? '' : String(hit.pi)), isSortable: true },
])
