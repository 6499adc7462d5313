/** Terms of the Sequence Ontology for what a variant does to a gene model, the gravest first. */
export const consequenceTerms = [
  'splice_acceptor_variant',
  'splice_donor_variant',
  'stop_gained',
  'frameshift_variant',
  'stop_lost',
  'start_lost',
  'inframe_insertion',
  'inframe_deletion',
  'protein_altering_variant',
  'missense_variant',
  'splice_region_variant',
  'start_retained_variant',
  'stop_retained_variant',
  'synonymous_variant',
  'coding_sequence_variant',
  '5_prime_UTR_variant',
  '3_prime_UTR_variant',
  'non_coding_transcript_variant',
  'intron_variant',
] as const
export type ConsequenceTerm = (typeof consequenceTerms)[number]
