import { type SearchCategory, searchCategories } from '@rosette/contract-kit/search-contract.ts'
import { formatNumber } from '@rosette/ui-kit/record/format-number.ts'

const singulars: Partial<Record<SearchCategory, string>> = { polyallele: 'polymorphism' }

/** `1 gene`, `107 genes`. */
export function formatCount(count: number, category: SearchCategory): string {
  const { label, plural } = wordsOf(category)
  return `${formatNumber(count)} ${count === 1 ? (singulars[category] ?? label.toLowerCase()) : plural}`
}

export function pluralOf(category: SearchCategory): string {
  return wordsOf(category).plural
}

/** `Genes`, for headings and breadcrumbs. */
export function headingOf(category: SearchCategory): string {
  const plural = pluralOf(category)
  return plural.charAt(0).toUpperCase() + plural.slice(1)
}

/** RESULTS-016: the form that searches this category further. */
export function newSearchPath(category: SearchCategory): string {
  return `/search/${category}`
}

function wordsOf(category: SearchCategory) {
  return searchCategories.find(({ value }) => value === category) ?? { label: category, plural: category }
}
