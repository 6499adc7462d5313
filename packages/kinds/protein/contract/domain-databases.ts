/**
 * Databases and methods that find domains (FPROT-012): search word → name shown on pages. Includes all that a release can hold.
 */
export const domainDatabases = {
  interpro: 'InterPro',
  pfam: 'Pfam',
  smart: 'SMART',
  panther: 'PANTHER',
  cdd: 'CDD',
  prosite: 'PROSITE',
  superfamily: 'SUPERFAMILY',
  gene3d: 'Gene3D',
  prints: 'PRINTS',
  ncbifam: 'NCBIfam',
  tigrfams: 'TIGRFAMs',
  pirsf: 'PIRSF',
  pirsr: 'PIRSR',
  hamap: 'HAMAP',
  sfld: 'SFLD',
  funfam: 'FunFam',
  antifam: 'AntiFam',
  alphafold: 'AlphaFold',
  prodom: 'ProDom',
  signalp: 'SignalP',
  phobius: 'Phobius',
  tmhmm: 'TMHMM',
  'mobidb-lite': 'MobiDB-lite',
  coils: 'Coils',
  seg: 'SEG',
} as const

export type DomainDatabase = keyof typeof domainDatabases

/** Structural classes of proteins by their SCOP letters (DATA-031). */
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
