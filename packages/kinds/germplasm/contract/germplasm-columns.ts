import { defineColumns } from '@rosette/contract-kit/cards/define-columns.ts'
import type { GermplasmHit } from './germplasm-hit.ts'

/** RESULTS-051. */
export const germplasmColumns = defineColumns<GermplasmHit>([
  { id: 'name', label: 'Germplasm', text: (hit) => hit.name, isSortable: true },
  { id: 'polyList', label: 'Polymorphisms', text: (hit) => hit.polyList.join('; '), isSortable: true },
  { id: 'locusList', label: 'Loci', text: (hit) => hit.locusList.join('; '), isSortable: true },
  { id: 'bgEcotypes', label: 'Background ecotypes', text: (hit) => hit.bgEcotypes.join('; '), isSortable: true },
  // TABLE-015: donors and stock numbers are not sortable.
  { id: 'donors', label: 'Donors', text: (hit) => hit.donors.join('; '), isSortable: false },
  { id: 'stockNo', label: 'Stock', text: (hit) => hit.stockNo.join('; '), isSortable: false },
  { id: 'germplasmType', label: 'Type', text: (hit) => hit.germplasmType ?? '', isSortable: true },
  { id: 'phenotypes', label: 'Phenotype', text: (hit) => hit.phenotypes.join('; '), isSortable: true },
])
