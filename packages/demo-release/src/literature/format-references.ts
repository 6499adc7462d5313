import { protocolMethods } from '@rosette/contract-kit/vocabulary/protocol-methods.ts'

/** Registered gene class symbols: both origins, every field, and one without any locus. */
export function formatGeneClasses(): string[] {
  const header =
    'symbol full_name description has_mutant_phenotype mutant_phenotype_class status reference_id submitter submitted date_last_modified'
  const rows = [
    ['ABI', 'ABA INSENSITIVE', '', 'T', 'seed germination', '', '', '', '', ''],
    ['PHY', 'PHYTOCHROME', '', 'F', '', '', '', '', '', ''],
    [
      'DEMO',
      'DEMONSTRATION',
      'Loci without counterpart in the plant.',
      'T',
      'made up',
      'registered',
      '900000002',
      'Demonstrator A',
      '2020-05-18',
      '2021-06-19',
    ],
    ['DEMOEMPTY', '', '', 'F', '', 'registered', '', '', '', ''],
  ]
  return [header.replaceAll(' ', '\t'), ...rows.map((row) => row.join('\t'))]
}

export function formatCommunications(): string[] {
  return [
    'name\tauthor_name\tcommunication_date\tcommunication\twebsites',
    'Demonstration communication 1\tDemonstrator A\t2020-05-18\tA letter to the curators, made up.\tExample|https://example.org/',
    'Demonstration communication 2\t\t\t\t',
  ]
}

/** The program is real, its run made up. */
export function formatAnalysisReferences(): string[] {
  const header =
    'name parameters output_definition_criteria date_run is_nucleotide is_peptide program_name description software_function source author date_released version websites'
  const run = [
    'Demonstration analysis 1',
    '-appl Pfam,SMART -iprlookup',
    'matches that InterPro has integrated',
    '2020-05-18',
    'F',
    'T',
    'InterProScan',
    'Search of all proteins for the signatures of InterPro, made up.',
    'protein domain search',
    'EMBL-EBI',
    '',
    '',
    '5',
    'InterPro|https://www.ebi.ac.uk/interpro/',
  ]
  return [header.replaceAll(' ', '\t'), run.join('\t'), `Demonstration analysis 2${'\t'.repeat(13)}`]
}

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
