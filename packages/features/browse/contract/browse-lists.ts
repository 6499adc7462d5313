import type { SortOrder } from '@rosette/contract-kit/search/search-contract.ts'
import type { KindName } from '@rosette/kinds/registry/contract.ts'
import type { SitePath } from '../../site/contract/site-pages.ts'

/** A list of all records of a kind at `/browse/{name}`. */
export type BrowseList = {
  kind: KindName
  /** Below `/api/search/`; called for all records (BROWSE-017). */
  call: string
  /** Initial rows per page (BROWSE-028). */
  pageSize: number
  /** Initial order. */
  sort: SortOrder
  /** Whether records can be filtered by the first letter of their name (BROWSE-019). */
  hasLetters: boolean
  /** What the list holds, and how its columns are read. */
  lead: string
}

/** Every list, by the last segment of its path. */
export const browseLists = {
  gene_symbols: {
    kind: 'genesymbol',
    call: 'genesymbol',
    pageSize: 500,
    sort: { field: 'symbol', direction: 'asc' },
    hasLetters: true,
    lead: 'A gene class is named after a mutant phenotype (type P) or a gene product (type G, also used if the origin is not recorded).',
  },
} as const satisfies Record<string, BrowseList>

export type BrowseListName = keyof typeof browseLists

/** Where a list lives. */
export function browsePath(name: BrowseListName): SitePath {
  return `/browse/${name}`
}
