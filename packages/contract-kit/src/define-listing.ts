import type { z } from 'zod'
import type { Column } from './define-columns.ts'

/** The card of a list that is searched and whose rows are no records: annotations, changes of names. */
export type ListingCard = {
  /** One row as a search sends it. */
  hit: z.ZodObject
  /** The columns of its table and file. */
  columns: readonly Column<unknown>[]
  criteria: z.ZodObject
}

export function defineListing(listing: ListingCard): ListingCard {
  return listing
}
