/** GAF, column 9. Plant Ontology's own association files write A for structures and G for stages. */
export const aspects: Readonly<Record<string, string>> = {
  'molecular function': 'F',
  'biological process': 'P',
  'cellular component': 'C',
  'plant structure': 'A',
  'growth and developmental stages': 'G',
}

type Statement = {
  category: string
  relationship: string | null /** Whether the term is a protein-containing complex. */
  isComplex: boolean
}

/** GAF 2.2, column 4: the relations that may lead to a term of each part of the ontology. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'molecular function': ['enables', 'contributes_to'],
  'biological process': [
    'involved_in',
    'acts_upstream_of',
    'acts_upstream_of_positive_effect',
    'acts_upstream_of_negative_effect',
    'acts_upstream_of_or_within',
    'acts_upstream_of_or_within_positive_effect',
    'acts_upstream_of_or_within_negative_effect',
  ],
  'cellular component': ['located_in', 'is_active_in', 'colocalizes_with', 'part_of'],
}

/** What curators of TAIR write beside the relations of GAF. */
const curatorWords: Readonly<Record<string, string>> = {
  has: 'enables',
  'functions in': 'enables',
  'functions as': 'enables',
  'is subunit of': 'part_of',
  'constituent of': 'part_of',
}

/**
 * GAF 2.2 names a relation on every line. One that is not recorded, or that does not fit the part of the ontology, becomes what the Gene
 * Ontology's rule 61 makes of a line without one.
 */
export function gafRelation({ category, relationship, isComplex }: Statement): string {
  const word = relationship === null ? '' : (curatorWords[relationship] ?? relationship.replaceAll(' ', '_'))
  // Only a complex has parts, and nothing is located in one.
  const fits = category !== 'cellular component' || word === 'colocalizes_with' || (word === 'part_of') === isComplex
  if (fits && allowed[category]?.includes(word)) return word
  if (category === 'molecular function') return 'enables'
  if (category === 'biological process') return 'acts_upstream_of_or_within'
  return isComplex ? 'part_of' : 'located_in'
}

/** GAF, column 12, by the type of the gene model. */
export function gafObjectType(geneModelType: string | null): string {
  return objectTypes[geneModelType ?? ''] ?? 'gene_product'
}

const objectTypes: Readonly<Record<string, string>> = {
  protein_coding: 'protein',
  antisense_long_noncoding_rna: 'lncRNA',
  antisense_rna: 'antisense_RNA',
  long_noncoding_rna: 'lncRNA',
  mirna: 'miRNA',
  mirna_primary_transcript: 'miRNA',
  other_rna: 'ncRNA',
  pre_trna: 'tRNA',
  ribosomal_rna: 'rRNA',
  small_nuclear_rna: 'snRNA',
  small_nucleolar_rna: 'snoRNA',
}
