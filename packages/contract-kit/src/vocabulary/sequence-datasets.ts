import { z } from 'zod'

/** What one record of a dataset belongs to. */
type Unit = 'gene model' | 'locus' | 'intron' | 'gap between loci'

export type SequenceDataset = {
  id: string
  label: string
  unit: Unit
  /** What its sequences are called in a sentence that counts them. */
  noun: string
  alphabet: 'dna' | 'protein'
}

/** The sets of sequences a release offers (spec 3 §9), in the order in which they are listed. */
export const sequenceDatasets = [
  { id: 'araport11_transcripts', label: 'Araport11 transcripts', unit: 'gene model', noun: 'transcripts', alphabet: 'dna' },
  { id: 'araport11_coding_sequences', label: 'Araport11 coding sequences', unit: 'gene model', noun: 'coding sequences', alphabet: 'dna' },
  { id: 'araport11_genomic_locus', label: 'Araport11 genomic locus sequences', unit: 'locus', noun: 'loci', alphabet: 'dna' },
  { id: 'araport11_protein', label: 'Araport11 protein sequences', unit: 'gene model', noun: 'proteins', alphabet: 'protein' },
  {
    id: 'araport11_upstream_500',
    label: 'Araport11 locus upstream sequences, 500 bp',
    unit: 'locus',
    noun: 'upstream regions',
    alphabet: 'dna',
  },
  {
    id: 'araport11_upstream_1000',
    label: 'Araport11 locus upstream sequences, 1000 bp',
    unit: 'locus',
    noun: 'upstream regions',
    alphabet: 'dna',
  },
  {
    id: 'araport11_upstream_3000',
    label: 'Araport11 locus upstream sequences, 3000 bp',
    unit: 'locus',
    noun: 'upstream regions',
    alphabet: 'dna',
  },
  {
    id: 'araport11_downstream_500',
    label: 'Araport11 locus downstream sequences, 500 bp',
    unit: 'locus',
    noun: 'downstream regions',
    alphabet: 'dna',
  },
  {
    id: 'araport11_downstream_1000',
    label: 'Araport11 locus downstream sequences, 1000 bp',
    unit: 'locus',
    noun: 'downstream regions',
    alphabet: 'dna',
  },
  {
    id: 'araport11_downstream_3000',
    label: 'Araport11 locus downstream sequences, 3000 bp',
    unit: 'locus',
    noun: 'downstream regions',
    alphabet: 'dna',
  },
  {
    id: 'araport11_intergenic',
    label: 'Araport11 intergenic sequences',
    unit: 'gap between loci',
    noun: 'gaps between loci',
    alphabet: 'dna',
  },
  { id: 'araport11_introns', label: 'Araport11 introns', unit: 'intron', noun: 'introns', alphabet: 'dna' },
  { id: 'araport11_3_utrs', label: "Araport11 3' UTRs", unit: 'gene model', noun: "3' UTRs", alphabet: 'dna' },
  { id: 'araport11_5_utrs', label: "Araport11 5' UTRs", unit: 'gene model', noun: "5' UTRs", alphabet: 'dna' },
  { id: 'tair10_coding_sequences', label: 'TAIR10 coding sequences', unit: 'gene model', noun: 'coding sequences', alphabet: 'dna' },
  { id: 'tair10_protein', label: 'TAIR10 protein sequences', unit: 'gene model', noun: 'proteins', alphabet: 'protein' },
] as const satisfies readonly SequenceDataset[]

export const SequenceDatasetId = z.enum(sequenceDatasets.map(({ id }) => id))
export type SequenceDatasetId = z.infer<typeof SequenceDatasetId>
