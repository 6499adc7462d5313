import type { ListingCard } from './define-listing.ts'
import type { SearchCategory } from './search-contract.ts'

/**
 * How records of a kind are searched: one row of such a search, the columns of its table and file, what its form asks for, and the
 * type of the search box that finds it. A kind without a type of the box (DATA-009, DATA-010) is found by its own form or list.
 */
export type SearchCard = ListingCard & { category: SearchCategory | null }

/** Kept apart from the identity card, which every page loads. */
export function defineSearchCard(card: SearchCard): SearchCard {
  return card
}
