type Cells = Readonly<Record<string, string>>

/** All made up: one with everything, one of each other type, and one with nothing but a name. */
export const cloneEnds: readonly Cells[] = [
  {
    name: 'DEMO_CLONE1-T7',
    tair_accession: '900000501',
    clone_end_type: 'BAC_end',
    clones: 'DEMO_CLONE1|NO_SUCH_CLONE',
    locus: 'AT4G18960',
    chromosome: '4',
    start_position: '10370000',
    end_position: '10370499',
    orientation: 'F',
    pubmed_ids: '2535466|1',
    date_last_modified: '2024-02-29',
  },
  // Its number is that of a clone, so that its key is another one.
  { name: 'DEMO_CLONE_CDNA-5', tair_accession: '900000401', clone_end_type: 'EST', clones: 'DEMO_CLONE_CDNA' },
  { name: 'DEMO_CLONE_INVERTED_REPEAT-L', clone_end_type: 'YAC_end', clones: 'DEMO_CLONE_INVERTED_REPEAT' },
  { name: 'DEMO_CLONEEND_BARE' },
]

export const cloneEndSequences: readonly Cells[] = [
  {
    record_name: 'DEMO_CLONE1-T7',
    ic_accession: 'DEMO90002',
    nucleotide_sequence_type: 'genomic',
    sequence_class: 'end_sequence',
    source: 'Demonstration Centre',
    attribution_date: '1999-12-01',
  },
]

/** Places of ends, one of which matches in two and is told of nowhere else. */
export const cloneEndMatches = [
  '##gff-version 3',
  'Chr4\tdemonstration\tBAC_end\t10370000\t10370499\t.\t+\t.\tName=DEMO_CLONE1-T7',
  'Chr2\tdemonstration\tBAC_end\t1000\t1499\t.\t+\t.\tName=DEMO_CLONE_GENOMIC-T7',
  'Chr3\tdemonstration\tBAC_end\t1000\t1480\t.\t-\t.\tName=DEMO_CLONE_GENOMIC-T7',
]
