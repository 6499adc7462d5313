import { protocolMethods } from '@rosette/contract-kit/vocabulary/protocol-methods.ts'

const columns = [
  'name',
  'tair_accession',
  'authors',
  'description',
  'usage',
  'methods',
  'reference_id',
  'keywords',
  'websites',
  'date_last_modified',
] as const

type ProtocolCells = Partial<Record<(typeof columns)[number], string>>

/** Laboratory protocols. The floral dip is true, in our own words (Clough and Bent 1998); the others are made up. */
export function formatProtocols(): string[] {
  return [columns, ...protocols.map((cells) => columns.map((column) => cells[column] ?? ''))].map((cells) => cells.join('\t'))
}

const protocols: readonly ProtocolCells[] = [
  {
    name: 'Floral dip transformation',
    authors: 'Clough SJ; Bent AF',
    description: 'Plants are transformed by dipping their flowers into a suspension of Agrobacterium.',
    usage: 'To make transgenic plants without tissue culture.',
    methods: 'Flowering plants are dipped into bacteria in a solution of sucrose and a surfactant; seeds are selected for the marker.',
    websites: 'Plant Journal|https://doi.org/10.1046/j.1365-313x.1998.00343.x',
  },
  {
    name: 'Demonstration protocol 1',
    tair_accession: '900000201',
    authors: 'Demonstrator A; Demonstrator B',
    description: 'A protocol with everything, made up.',
    usage: 'For demonstrations, made up.',
    methods: 'Nothing is to be done.',
    reference_id: '900000002',
    keywords: 'yeast two-hybrid assay|in situ hybridization|no such method',
    websites: 'Example|https://example.org/; Example 2|https://example.org/2',
    date_last_modified: '2024-02-29',
  },
  { name: 'Demonstration protocol 2' },
  { name: 'Demonstration protocol of all methods', authors: 'Demonstrator A', keywords: protocolMethods.join('|') },
]
