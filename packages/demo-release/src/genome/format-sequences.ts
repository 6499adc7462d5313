const columns = [
  'name',
  'tair_accession',
  'ic_accession',
  'sequence_type',
  'sequence_class',
  'length',
  'sequence',
  'reference_ids',
  'date_last_modified',
] as const

type SequenceCells = Partial<Record<(typeof columns)[number], string>>

/**
 * Nucleotide sequences. X53579 is the cDNA of AGAMOUS (Yanofsky et al. 1990), told by its accession alone; DEMO_… is made up: one with
 * everything, one of each other type, and one with nothing but a name. Transcripts come from the table of RefSeq accessions.
 */
export function formatSequenceFiles(): Record<string, string[]> {
  const rows = sequences.map((cells) => columns.map((column) => cells[column] ?? ''))
  return {
    'rosette_sequence.tsv': [columns, ...rows].map((cells) => cells.join('\t')),
    'rosette_sequence_attribution.tsv': [
      'record_name\tattribution_type\tcommunity_type\tcommunity_id\tfirst_name\tlast_name\torganization_name\tattribution_date',
      'DEMO_CDNA1\tsubmitted_by\t\t\tAda\tDemonstrator\t\t2020-05-18',
      'DEMO_CDNA1\tsequenced_by\t\t\t\t\tDemonstration Centre\t2020-05-17',
    ],
    'rosette_sequence_comment.tsv': [
      'record_name\tcommunity_id\tfirst_name\tlast_name\tnotepad_comment\tdate_entered',
      'DEMO_CDNA1\t\tAda\tDemonstrator\tMade up for demonstration.\t2020-05-19',
      'DEMO_CDNA1\t\t\t\tIts reading frame is open.\t',
    ],
  }
}

const longest = 'ATGGATTACAGATTACAGATTACACCATGGCCATGGCCATGGCCATGGTTTAAACCC'.repeat(40)

const sequences: readonly SequenceCells[] = [
  { name: 'X53579', ic_accession: 'X53579', sequence_type: 'cDNA', reference_ids: '5621' },
  {
    name: 'DEMO_CDNA1',
    tair_accession: '900000101',
    ic_accession: 'DEMO00001.1',
    sequence_type: 'cDNA',
    sequence_class: 'full_length',
    sequence: `${longest}TAA`,
    reference_ids: '900000002|900000003',
    date_last_modified: '2024-02-29',
  },
  { name: 'DEMO_EST1', ic_accession: 'DEMO00002', sequence_type: 'EST', sequence_class: 'partial', sequence: 'GATTACANNNGATTACA' },
  { name: 'DEMO_BACEND1', sequence_type: 'genomic', sequence_class: 'clone_end', length: '512' },
  { name: 'DEMO_FLANK1', sequence_type: 'flanking', sequence: 'CCATGGCCATGG' },
  // A made-up transposon of the demo.
  { name: 'AT1TE00001', sequence_type: 'genomic', sequence_class: 'transposon', length: '1000' },
  { name: 'DEMO_SEQUENCE_BARE' },
]
