/** A type of the general search box. Kits do not know the kinds, so the list of types is handed to them. */
export type SearchType<Category extends string = string> = {
  category: Category
  label: string
  plural: string
  /** What can be typed, for the placeholder (EVERY-013). */
  example: string
}

/**
 * The small card of a kind that is searched from the search box or by a form of its own: what every page loads, because the header
 * has the search box and the menu. All else about its search is on the search card.
 */
export type SearchEntry = {
  /** The word of its addresses: `/results?category=…`, and `/search/…` if it has a form. */
  category: string
  /** What several of its records are called in a sentence. */
  plural: string
  /** Its type in the search box, at its place in the list of the specification (document 1, section 2.2); a new kind comes last. */
  box: { label: string; example: string; order?: number } | null
  form: SearchFormEntry | null
}

export type SearchFormEntry = {
  /** The title of its page. */
  title: string
  /** Its entry in the menu Advanced Search; null if it shares the screen of another form and has none. */
  menu: { label: string; blurb: string } | null
  /** Whether the criteria go by the browser’s storage: with a list of ids they are too long for an address (FGENE-003, FPROT-003). */
  isStored?: true
}

/** Keeps the literal types of a card: lists of categories and addresses are made of them. */
export function defineSearchEntry<const Entry extends SearchEntry>(entry: Entry): Entry {
  return entry
}
