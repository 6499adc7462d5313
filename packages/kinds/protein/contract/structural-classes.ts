/** Classes of protein structure under their letters, as SCOP has them (DATA-031). */
export const structuralClasses = {
  a: 'all alpha',
  b: 'all beta',
  c: 'alpha/beta',
  d: 'alpha+beta',
  e: 'multi-domain',
  f: 'membrane and cell surface',
  g: 'small proteins',
  h: 'coiled coil',
} as const

export type StructuralClass = keyof typeof structuralClasses
