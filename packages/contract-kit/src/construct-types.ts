/** FGERM-012, FPOLY-010: what a construct does where it was brought in. */
export const constructTypes = [
  'antisense',
  'activation_tag',
  'cre-lox_recombination',
  'enhancer_trap',
  'gene_trap',
  'over-expression',
  'protein_fusion',
  'promoter_reporter',
  'promoter_trap',
  'RNAi',
  'simple_insert',
] as const
