/** The specification's texts for missing homology (DLOCUS-025, DLOCUS-026). */
export const homologyTexts = {
  orthologs: 'This locus does not have any plant homologs in PANTHER.',
  family: 'No Panther Gene Family found.',
} as const
