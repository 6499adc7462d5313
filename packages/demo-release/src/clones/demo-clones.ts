import { dnaTypes } from '@rosette/contract-kit/search/criteria-parts.ts'

type Cells = Readonly<Record<string, string>>

const arabidopsis = { scientific_name: 'Arabidopsis thaliana', ecotype: 'Col-0' }
const inserts = ['cDNA', 'construct', 'genomic', 'inverted_repeat', 't_dna', 'transposon', 'transposase', 'unknown']
const crowd = Array.from({ length: 16 }, (_, number) => `DEMO_CLONE_AG${String(number + 1).padStart(2, '0')}`)

/**
 * T clones are of the TAMU library, F clones of the IGF library, both from Columbia. DEMO_… is made up: one with everything, one of
 * each type, sixteen of one locus, one whose insert was not measured and one with nothing but a name.
 */
export const clones: readonly Cells[] = [
  { name: 'T25K16', ...bac('pBeloBAC11', 'chloramphenicol'), chromosome: '1' },
  { name: 'F13C5', ...bac('pBeloBAC-Kan', 'kanamycin'), chromosome: '4' },
  {
    name: 'DEMO_CLONE1',
    tair_accession: '900000401',
    aliases: 'DEMO_CLONE1A|DEMO_CLONE1B',
    vector_type: 'BAC',
    insert_type: 'genomic',
    insert_size: '94000',
    is_full_length_cds: 'F',
    ...arabidopsis,
    chromosome: '4',
    antibiotic_selection: 'chloramphenicol',
    vectors: 'DEMO_VECTOR1',
    host_strain: 'DEMO_STRAIN1',
    date_last_modified: '2024-02-29',
  },
  ...inserts.map((insert_type, index) => ({
    name: `DEMO_CLONE_${insert_type.toUpperCase()}`,
    insert_type,
    vector_type: dnaTypes.vector[index % dnaTypes.vector.length] ?? '',
    is_full_length_cds: insert_type === 'cDNA' ? 'T' : '',
  })),
  {
    name: 'DEMO_CLONE_UNMEASURED',
    insert_type: 'genomic',
    insert_size: '0',
    scientific_name: 'Demonstratia ficta',
    host_strain: 'DEMO_NO_SUCH_STRAIN',
  },
  ...crowd.map((name) => ({ name, vector_type: 'plasmid', insert_type: 'cDNA' })),
  { name: 'DEMO_CLONE_BARE' },
]

function bac(vectors: string, antibiotic_selection: string): Cells {
  return { vector_type: 'BAC', insert_type: 'genomic', ...arabidopsis, antibiotic_selection, vectors, host_strain: 'DH10B' }
}

export const cloneGenes: readonly Cells[] = [
  { clone_name: 'DEMO_CLONE1', gene_name: 'AT4G18960.1', locus_name: 'AT4G18960', relationship_type: 'full_length' },
  { clone_name: 'DEMO_CLONE1', locus_name: 'NO_SUCH_LOCUS' },
  // The locus follows from the gene model.
  { clone_name: 'DEMO_CLONE_CDNA', gene_name: 'AT4G18960.1', relationship_type: 'partial' },
  ...crowd.map((clone_name) => ({ clone_name, locus_name: 'AT4G18960', relationship_type: 'partial' })),
]

export const cloneSequences: readonly Cells[] = [
  {
    record_name: 'DEMO_CLONE1',
    ic_accession: 'DEMO00001.1',
    genbank_gi: '900000001',
    nucleotide_sequence_type: 'genomic',
    sequence_class: 'finished',
    source: 'Demonstration Centre',
    attribution_date: '1999-12-01',
  },
  { record_name: 'DEMO_CLONE1', ic_accession: 'DEMO90001' },
]

/** Places of made-up clones; that of the first centromere is true. */
export const tilingPath = [
  '##gff-version 3',
  unit('Chr1', 15086046, 15087045, '+', 'CEN1'),
  unit('Chr4', 10370000, 10463999, '-', 'DEMO_CLONE1'),
  unit('Chr2', 1000, 90000, '+', 'DEMO_CLONE_GENOMIC'),
  unit('Chr3', 1000, 60000, '+', 'DEMO_CLONE_CONSTRUCT'),
  unit('Chr5', 1000, 60000, '-', 'DEMO_CLONE_T_DNA'),
  unit('ChrC', 100, 50000, '.', 'DEMO_CLONE_TILED'),
  unit('ChrM', 100, 50000, '.', 'DEMO_CLONE_TRANSPOSON'),
]

function unit(chromosome: string, start: number, end: number, strand: string, name: string): string {
  return [chromosome, 'TAIR', 'BAC_cloned_genomic_insert', start, end, '.', strand, '.', `ID=AssemblyUnit_${name};Name=${name}`].join('\t')
}

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
