import type { ResultCategoryName } from '@rosette/kinds/registry/search-cards.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { type ResultCategory, resultCategories } from '../../../site/contract/result-categories.ts'

/** `1 gene`, `107 genes`. */
export function formatCount(count: number, category: ResultCategoryName): string {
  const { singular, plural } = wordsOf(category)
  return `${formatNumber(count)} ${count === 1 ? singular : plural}`
}

export function pluralOf(category: ResultCategoryName): string {
  return wordsOf(category).plural
}

/** `Genes`, for headings and breadcrumbs. */
export function headingOf(category: ResultCategoryName): string {
  const plural = pluralOf(category)
  return plural.charAt(0).toUpperCase() + plural.slice(1)
}

function wordsOf(category: ResultCategoryName): ResultCategory {
  return resultCategories[category]
}
