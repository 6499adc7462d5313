import { defineColumns, parseNameAndKey } from '@rosette/contract-kit/cards/define-columns.ts'
import type { GenesymbolHit } from './genesymbol-hit.ts'

/** BROWSE-018. */
export const genesymbolColumns = defineColumns<GenesymbolHit>([
  { id: 'symbol', label: 'Symbol', text: (hit) => hit.symbol, isSortable: true },
  { id: 'full_name', label: 'Symbol Full name', text: (hit) => hit.full_name ?? '', isSortable: true },
  // BROWSE-021: P for a phenotype, G for a gene product.
  { id: 'type', label: 'Type', text: (hit) => formatType(hit.type), isSortable: true, isSortedAsShown: true },
  { id: 'status', label: 'Status', text: (hit) => hit.status ?? '', isSortable: true },
  { id: 'reference', label: 'Reference', text: (hit) => withoutKey(hit.reference), isSortable: false },
  { id: 'contact', label: 'Contact', text: (hit) => withoutKey(hit.contact), isSortable: false },
  { id: 'submitted', label: 'Submitted', text: (hit) => hit.submitted ?? '', isSortable: true },
])

export function formatType(type: GenesymbolHit['type']): 'P' | 'G' {
  return type === 'T' ? 'P' : 'G'
}

function withoutKey(nameAndKey: string | null): string {
  return nameAndKey === null ? '' : parseNameAndKey(nameAndKey).name
}
