import { defineColumns } from '@rosette/contract-kit/cards/define-columns.ts'
import type { ProtocolHit } from './protocol-hit.ts'

export const protocolColumns = defineColumns<ProtocolHit>([
  { id: 'title', label: 'Title', text: (hit) => hit.title, isSortable: true },
  { id: 'authors', label: 'Authors', text: (hit) => hit.authors.join(', '), isSortable: true },
  { id: 'description', label: 'Description', text: (hit) => hit.description ?? '', isSortable: false },
  { id: 'keywords', label: 'Keywords', text: (hit) => hit.keywords.join('; '), isSortable: true },
  { id: 'websites', label: 'Websites', text: (hit) => hit.websites.map(websiteName).join('; '), isSortable: false },
])

/** `Example|https://example.org/` → `Example`. */
export function websiteName(nameAndAddress: string): string {
  return nameAndAddress.split('|', 1)[0] ?? ''
}
