/** DATA-070: the types of both documents together. */
export const polymorphismTypes = [
  'compound',
  'deletion',
  'digest_pattern',
  'INDEL',
  'insertion',
  'PCR_product_length',
  'SNP',
  'substitution',
  'visible',
] as const

type PolymorphismType = (typeof polymorphismTypes)[number]

/** Ignores case; null for an unknown word. */
export function parsePolymorphismType(text: string): PolymorphismType | null {
  const word = text.trim().toLowerCase()
  return polymorphismTypes.find((type) => type.toLowerCase() === word) ?? null
}

export function formatPolymorphismType(type: PolymorphismType): string {
  return type.replaceAll('_', ' ')
}

/** FPOLY-008: inside a gene, beside one (its promoter), or between genes. */
export const mutationSites = ['gene', 'genic_region', 'intergenic_region'] as const

type MutationSite = (typeof mutationSites)[number]

export function parseMutationSite(text: string): MutationSite | null {
  return mutationSites.find((site) => site === text) ?? null
}

export function formatMutationSite(site: MutationSite): string {
  return site.replaceAll('_', ' ')
}

/** DATA-071: the seven stored spellings. */
export const alleleModes = [
  'antimorphic',
  'gain of function',
  'haplo-insufficient',
  'hypermorphic',
  'hypomorphic',
  'loss of function',
  'unknown',
] as const

type AlleleMode = (typeof alleleModes)[number]

/** The form writes hyphens where records have spaces: loss-of-function. Null for an unknown word. */
export function parseAlleleMode(text: string): AlleleMode | null {
  return alleleModes.find((mode) => plain(mode) === plain(text)) ?? null
}

function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[-_ ]+/g, ' ')
}

/** DATA-076. */
export const inheritances = ['dominant', 'incompletely dominant', 'recessive'] as const

type Inheritance = (typeof inheritances)[number]

/** The form writes incompletely_dominant (FPOLY-009). Null for an unknown word. */
export function parseInheritance(text: string): Inheritance | null {
  const words = text.trim().toLowerCase().replaceAll('_', ' ')
  return inheritances.find((inheritance) => inheritance === words) ?? null
}
