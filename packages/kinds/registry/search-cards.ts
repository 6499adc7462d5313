import type { SearchCard } from '@rosette/contract-kit/cards/define-search-card.ts'
import { annotationListing } from '../keyword/contract/annotation-listing.ts'
import { locusHistoryListing } from '../locus/contract/locus-history-listing.ts'
import { mutantListing } from '../polymorphism/contract/mutant-listing.ts'
import type { KindName } from './contract.ts'
import type { FormCategory } from './search-entries.ts'
import * as registered from './searched-kinds.ts'

const searchedKinds = { ...registered }

/** What a search finds: records of a kind, or rows of a listing. */
export type ResultSource = { kind: KindName } | { listing: ListingName }

/** Searchable lists whose rows are not records. The server has an index for each, of the same name. */
export const listings = {
  annotation: annotationListing,
  locushistory: locusHistoryListing,
  mutant: mutantListing,
} as const satisfies Record<string, AnyCard>

export type ListingName = keyof typeof listings

/** How the records of each kind are searched; a kind that is left out is not. */
export const searchCards: Readonly<Partial<Record<KindName, AnyCard>>> = searchedKinds

/** Its form is one of those that there are. */
export type AnyCard = SearchCard<string | null, FormCategory>

type CategoryOf<Cards> = { [Name in keyof Cards]: Cards[Name] extends SearchCard<infer Category, string> ? Category : never }[keyof Cards]

export type SearchedKindName = keyof typeof searchedKinds

/** A word that names a page of results. */
export type ResultCategoryName = NonNullable<CategoryOf<typeof searchedKinds> | CategoryOf<typeof listings>>

export function cardOf(source: ResultSource): AnyCard {
  if ('listing' in source) return listings[source.listing]
  const card = searchCards[source.kind]
  if (!card) throw new Error(`Records of the kind ${source.kind} are not searched`)
  return card
}

/** Every card with what it searches. */
export const searchSources: readonly { card: AnyCard; source: ResultSource }[] = [
  // Object.keys forgets which names it saw.
  ...(Object.keys(searchedKinds).sort() as (keyof typeof searchedKinds)[]).map((kind) => ({ card: searchedKinds[kind], source: { kind } })),
  // The same.
  ...(Object.keys(listings) as ListingName[]).map((listing) => ({ card: listings[listing], source: { listing } })),
]
