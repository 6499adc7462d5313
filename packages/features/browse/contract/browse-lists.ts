import type { SortOrder } from '@rosette/contract-kit/search-contract.ts'
import type { KindName } from '@rosette/kinds/registry/contract.ts'

/** A list of all records of a kind at `/browse/{name}`. */
export type BrowseList = {
  kind: KindName
  /** Below `/api/search/`; it is asked for everything there is (BROWSE-017). */
  call: string
  /** Rows of a page at first (BROWSE-028). */
  pageSize: number
  /** The order at first. */
  sort: SortOrder
  /** Whether the records can be picked by the first letter of their name (BROWSE-019). */
  hasLetters: boolean
  /** What the list holds, and how its columns are read. */
  lead: string
}

/** Every list, by the word that its address ends with. */
export const browseLists = {
  gene_symbols: {
    kind: 'genesymbol',
    call: 'genesymbol',
    pageSize: 500,
    sort: { field: 'symbol', direction: 'asc' },
    hasLetters: true,
    lead: 'A gene class is called after a mutant phenotype (type P) or after a gene product (type G, also where the origin is not recorded).',
  },
} as const satisfies Record<string, BrowseList>

export type BrowseListName = keyof typeof browseLists

// Object.keys forgets which names it saw.
export const browseListNames = Object.keys(browseLists) as BrowseListName[]

/** Where a list lives. */
export function browsePath(name: BrowseListName): string {
  return `/browse/${name}`
}
