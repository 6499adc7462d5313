import {
  defineColumns,
  defineFacets,
  defineSearchCard,
  parseNameAndKey,
  withBlanks,
} from '@rosette/contract-kit/cards/define-search-card.ts'
import { z } from 'zod'

/** One row of the gene class symbol list, with the wire names of the specification (1, section 3). */
export const GenesymbolHit = z
  .object({
    id: z.string(),
    symbol: z.string(),
    full_name: z.string().nullable(),
    /** T if the class is named after a mutant phenotype (BROWSE-021). */
    type: z.enum(['T', 'F']).nullable(),
    status: z.string().nullable(),
    /** Label and key of the publication, joined by an underscore. */
    reference: z.string().nullable(),
    /** Name and key of the submitter, joined by an underscore (BROWSE-023). */
    contact: z.string().nullable(),
    submitted: z.iso.date().nullable(),
    tair_object_id: z.int(),
  })
  .meta({ id: 'GenesymbolHit' })
export type GenesymbolHit = z.infer<typeof GenesymbolHit>

export const GenesymbolCriteria = z.object({})
export type GenesymbolCriteria = z.infer<typeof GenesymbolCriteria>

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

export const genesymbolFacets = defineFacets({
  type: { label: 'Mutant phenotype', values: { T: 'yes', F: 'no' } },
  status: { label: 'Status', values: withBlanks },
})

/** Not in the search box; the gene class symbol list shows all of them. */
export const genesymbolSearchCard = defineSearchCard({
  category: null,
  call: 'genesymbol',
  singular: 'gene class symbol',
  plural: 'gene class symbols',
  file: { word: 'genesymbol', isOffered: false },
  form: null,
  description: null,
  hit: GenesymbolHit,
  columns: genesymbolColumns,
  criteria: GenesymbolCriteria,
  facets: genesymbolFacets,
  genome: null,
})
