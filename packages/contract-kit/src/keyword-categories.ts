/** What a keyword can be (specification 1, section 3), as its search and its page name it. */
export const keywordCategories = [
  'molecular function',
  'biological process',
  'cellular component',
  'growth and developmental stages',
  'plant structure',
  'method',
  'user-defined',
] as const

export type KeywordCategory = (typeof keywordCategories)[number]

/** The categories of one ontology in the order pages list them, with the title each has there (specification 2, section 3). */
export const geneOntologyCategories = [
  { category: 'biological process', title: 'GO Biological Process' },
  { category: 'molecular function', title: 'GO Molecular Function' },
  { category: 'cellular component', title: 'GO Cellular Component' },
] as const satisfies readonly OntologyCategory[]

export const plantOntologyCategories = [
  { category: 'growth and developmental stages', title: 'Growth and Developmental Stages' },
  { category: 'plant structure', title: 'Plant Structure' },
] as const satisfies readonly OntologyCategory[]

export type OntologyCategory = { category: KeywordCategory; title: string }

export function parseKeywordCategory(text: string): KeywordCategory | null {
  const word = text.trim().toLowerCase().replaceAll('_', ' ')
  return keywordCategories.find((category) => category === word) ?? null
}
