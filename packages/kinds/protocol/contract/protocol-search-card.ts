import { defineColumns, defineFacets, defineSearchCard } from '@rosette/contract-kit/cards/define-search-card.ts'
import { searchTermRows } from '@rosette/contract-kit/search/criteria-parts.ts'
import { protocolMethods } from '@rosette/contract-kit/vocabulary/protocol-methods.ts'
import { z } from 'zod'
import { protocolSearchEntry } from './protocol-search-entry.ts'

/** One row of a protocol search, under the wire names of the specification (1, section 3). */
export const ProtocolHit = z
  .object({
    protocolId: z.int(),
    title: z.string(),
    authors: z.array(z.string()),
    description: z.string().nullable(),
    keywords: z.array(z.string()),
    /** Name and address of each page, joined by a bar: `Example|https://example.org/`. */
    websites: z.array(z.string()),
  })
  .meta({ id: 'ProtocolHit' })
export type ProtocolHit = z.infer<typeof ProtocolHit>

/** Fields that a text of the protocol form can search (FPROTO-003). */
export const protocolSearchTypes = ['description', 'title', 'authors'] as const

/** Criteria of the protocol form (document 3, section 3.1). */
export const ProtocolCriteria = z.object({
  searchTerms: searchTermRows(protocolSearchTypes).optional(),
  /** Matches any of these methods. */
  keywords: z.array(z.enum(protocolMethods)).max(protocolMethods.length).optional(),
})
export type ProtocolCriteria = z.infer<typeof ProtocolCriteria>

export const protocolColumns = defineColumns<ProtocolHit>([
  { id: 'title', label: 'Title', text: (hit) => hit.title, isSortable: true },
  { id: 'authors', label: 'Authors', text: (hit) => hit.authors.join(', '), isSortable: true },
  { id: 'description', label: 'Description', text: (hit) => hit.description ?? '', isSortable: false },
  { id: 'keywords', label: 'Keywords', text: (hit) => hit.keywords.join('; '), isSortable: true },
  { id: 'websites', label: 'Websites', text: (hit) => hit.websites.map(websiteText).join('; '), isSortable: false },
])

/** With its address, which files have no link for (RESULTS-041). */
function websiteText(nameAndAddress: string): string {
  return nameAndAddress.replace('|', ' ')
}

/** `Example|https://example.org/` → `Example`. */
export function websiteName(nameAndAddress: string): string {
  return nameAndAddress.split('|', 1)[0] ?? ''
}

export const protocolFacets = defineFacets({
  keywords: { label: 'Keyword', isOpen: true },
})

export const protocolSearchCard = defineSearchCard({
  category: protocolSearchEntry.category,
  call: 'protocol',
  singular: 'protocol',
  plural: protocolSearchEntry.plural,
  file: { word: 'protocol', isOffered: true },
  form: { category: protocolSearchEntry.category, isOffered: true },
  description: 'Search form of Rosette for protocols by title, author, method or keyword.',
  hit: ProtocolHit,
  columns: protocolColumns,
  criteria: ProtocolCriteria,
  facets: protocolFacets,
  genome: null,
})
