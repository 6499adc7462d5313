import { defineColumns } from '@rosette/contract-kit/define-columns.ts'
import type { GermplasmHit } from './germplasm-hit.ts'

export const germplasmColumns = defineColumns<GermplasmHit>([
  { id: 'name', label: 'Germplasm', text: (hit) => hit.name, isSortable: true },
  { id: 'locusList', label: 'Loci', text: (hit) => hit.locusList.join('; '), isSortable: true },
  { id: 'phenotypes', label: 'Phenotype', text: (hit) => hit.phenotypes.join('; '), isSortable: true },
  { id: 'stock_number', label: 'Stock', text: (hit) => hit.stockNo.join('; '), isSortable: false },
])
