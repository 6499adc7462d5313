/** What the DNA form offers (FDNA-009). Records may hold other values: the form adds those that are stored. */
export const dnaTypes = {
  vector: ['BAC', 'TAC', 'P1', 'YAC', 'plasmid', 'cosmid', 'lambda'],
  insert: ['cDNA', 'construct', 'genomic', 'inverted_repeat', 't_dna', 'transposon', 'transposase', 'unknown'],
  cloneEnd: ['EST', 'BAC_end', 'YAC_end'],
} as const
