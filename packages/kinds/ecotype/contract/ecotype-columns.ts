import { defineColumns } from '@rosette/contract-kit/cards/define-columns.ts'
import type { EcotypeHit } from './ecotype-hit.ts'

export const ecotypeColumns = defineColumns<EcotypeHit>([
  { id: 'full_name', label: 'Ecotype', text: (hit) => hit.full_name, isSortable: true },
  { id: 'abbrev_name', label: 'Abbreviated name', text: (hit) => hit.abbrev_name ?? '', isSortable: true },
  { id: 'aliases', label: 'Aliases', text: (hit) => hit.aliases.join('; '), isSortable: true },
  { id: 'location', label: 'Location', text: (hit) => hit.location ?? '', isSortable: true },
  { id: 'country', label: 'Country', text: (hit) => hit.country ?? '', isSortable: true },
  { id: 'stock_number', label: 'Stock', text: (hit) => hit.stock_number.join('; '), isSortable: false },
])
