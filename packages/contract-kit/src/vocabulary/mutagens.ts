/** FPOLY-011: what changed the DNA of a polymorphism, as the form offers it. */
export const polymorphismMutagens = [
  '5-bromouracil',
  'Agrobacterium transformation',
  'CRISPR/Cas9',
  'diepoxybutane',
  'ethyl-nitrosourea',
  'ethylmethane sulfonate',
  'fast neutrons',
  'gamma rays',
  'ionizing radiation',
  'methyl methanesulfonate',
  'nitroguanidine',
  'nitrosomethyl biuret',
  'nitrosomethyl urea',
  'sodium azide',
  'spontaneous',
  'T-DNA insertion',
  'tissue culture',
  'transposon insertion',
  'ultraviolet light',
  'unknown',
  'X-rays',
] as const

/** FGERM-010: what a line was made with: beside those, what tells of no single change. */
export const germplasmMutagens = [
  ...polymorphismMutagens,
  'carbon ions',
  'colchicine',
  'ethylene imine',
  'irradiation',
  'TALEN',
  'zinc finger nuclease',
] as const
