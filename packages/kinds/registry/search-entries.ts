import type { SearchEntry, SearchFormEntry, SearchType } from '@rosette/contract-kit/cards/define-search-entry.ts'
import { type KindName, kindNames, kinds } from './contract.ts'

type Entries = { [Name in KindName]: NonNullable<(typeof kinds)[Name]['searchEntry']> }
type AnyEntry = Entries[KindName]

/** A type of the general search box. */
export type SearchCategory = Extract<AnyEntry, { box: object }>['category']

/** A search form, by the category of results that it leads to, which is also the end of its address (document 3, section 2.1). */
export type FormCategory = Extract<AnyEntry, { form: object }>['category']

/** A kind that has a search form. */
export type FormKindName = {
  [Name in KindName]: [Entries[Name]] extends [never] ? never : Entries[Name] extends { form: object } ? Name : never
}[KindName]

const entries = kindNames.flatMap((kind) => {
  const entry: SearchEntry | undefined = kinds[kind].searchEntry
  return entry ? [{ kind, entry }] : []
})

type SearchBoxType = SearchType<SearchCategory> & { kind: KindName }

/** The types of the general search box, in the order of the specification (document 1, section 2.2); further ones follow. */
export const searchTypes = entries
  .flatMap(({ kind, entry: { category, plural, box } }) => (box ? [{ kind, category, plural, ...box }] : []))
  .sort((one, other) => (one.order ?? entries.length) - (other.order ?? entries.length))
  // Plain data has forgotten which categories there are, and a sorted list that it is not empty.
  .map(({ kind, category, plural, label, example }) => ({ kind, category, plural, label, example })) as [SearchBoxType, ...SearchBoxType[]]

/** No type of its own but all of them at once (EVERY-001). */
export const everythingType = {
  category: 'everything',
  label: 'Everything',
  plural: 'records',
  example: 'a gene, a line, a keyword or a name',
} as const satisfies SearchType

/** What the selector of the search box offers; a gene is what most visitors look for (GENERAL-005). */
export const boxTypes = { types: [everythingType, ...searchTypes], chosenAtFirst: searchTypes[0] }

// map forgets that the list is not empty.
export const searchCategories = searchTypes.map(({ category }) => category) as [SearchCategory, ...SearchCategory[]]

/** Whose records a type of the search box finds. */
export function kindOfSearch(category: SearchCategory): KindName {
  const type = searchTypes.find((each) => each.category === category)
  if (!type) throw new Error(`No kind is found by the type ${category} of the search box`)
  return type.kind
}

export type SearchForm = SearchFormEntry & { kind: FormKindName; category: FormCategory }

/** Every search form, by the label of the menu. */
export const searchForms = entries
  // The same.
  .flatMap(({ kind, entry: { category, form } }) => (form ? [{ kind, category, ...form } as SearchForm] : []))
  .sort((one, other) => (labelOf(one) < labelOf(other) ? -1 : 1))

function labelOf({ menu, title }: SearchForm): string {
  return menu?.label ?? title
}

// map forgets that the list is not empty.
export const formCategories = searchForms.map(({ category }) => category) as [FormCategory, ...FormCategory[]]

export function searchFormOf(category: FormCategory): SearchForm {
  const form = searchForms.find((each) => each.category === category)
  if (!form) throw new Error(`No kind has the form ${category}`)
  return form
}
