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

/** The code that lists of types have for each category, and that of the box that restricts a search for keywords to it (FKEY-007). */
export const keywordCategoryCodes = [
  { category: 'molecular function', code: 'func', box: 'go_mf' },
  { category: 'biological process', code: 'proc', box: 'go_bp' },
  { category: 'cellular component', code: 'comp', box: 'go_cc' },
  { category: 'growth and developmental stages', code: 'grow', box: 'po' },
  { category: 'plant structure', code: 'stru', box: 'pat' },
  // Methods have no box: they are found where none is ticked.
  { category: 'method', code: 'meth', box: null },
  { category: 'user-defined', code: 'user', box: 'user' },
] as const satisfies readonly { category: KeywordCategory; code: string; box: string | null }[]

export type KeywordCategoryCode = (typeof keywordCategoryCodes)[number]['code']

// map forgets that the list is not empty.
export const keywordCategoryCodeValues = keywordCategoryCodes.map(({ code }) => code) as [KeywordCategoryCode, ...KeywordCategoryCode[]]

export function categoryOfCode(code: KeywordCategoryCode): KeywordCategory {
  const found = keywordCategoryCodes.find((entry) => entry.code === code)
  if (!found) throw new Error(`No category of keywords has the code ${code}`)
  return found.category
}

export function codeOfCategory(category: KeywordCategory): KeywordCategoryCode {
  const found = keywordCategoryCodes.find((entry) => entry.category === category)
  if (!found) throw new Error(`The category ${category} has no code`)
  return found.code
}

export function parseKeywordCategory(text: string): KeywordCategory | null {
  const word = text.trim().toLowerCase().replaceAll('_', ' ')
  return keywordCategories.find((category) => category === word) ?? null
}

/** The short name of the ontology that a code belongs to; methods and users' own words belong to none. */
export function ontologyOf(code: string): string {
  const category = keywordCategoryCodes.find((entry) => entry.code === code)?.category
  if (geneOntologyCategories.some((known) => known.category === category)) return 'GO'
  return plantOntologyCategories.some((known) => known.category === category) ? 'PO' : 'other'
}
