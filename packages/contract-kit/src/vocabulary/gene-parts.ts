/** The parts of a gene that pictures tell apart; upstream is the 130 to 500 bases before its start. */
export const geneParts = ['exon', 'intron', 'UTR', 'upstream'] as const
export type GenePart = (typeof geneParts)[number]

export const zygosities = ['homozygous', 'heterozygous', 'wild type'] as const
export type Zygosity = (typeof zygosities)[number]
