import type { SortOrder } from '@rosette/contract-kit/search/search-contract.ts'
import type { KindName } from '@rosette/kinds/registry/contract.ts'
import type { SitePath } from '../../site/contract/site-pages.ts'

/** A list at `/browse/{name}`. */
export type BrowseList = {
  /** Initial rows per page (BROWSE-028). */
  pageSize: number
  /** Initial order. */
  sort: SortOrder
  /** What else rows can be sorted by, where they are not records: those have the columns of their kind. */
  sortFields?: readonly string[]
  /** Whether records can be filtered by the first letter of their name (BROWSE-019). */
  hasLetters: boolean
  /** What the list holds, and how its columns are read. */
  lead: string
}

/** A list of all records of a kind. */
export type RecordList = BrowseList & {
  kind: KindName
  /** Below `/api/search/`; called for all records (BROWSE-017). */
  call: string
}

/** Lists of all records of a kind, by the last segment of their path. */
export const recordLists = {
  gene_symbols: {
    kind: 'genesymbol',
    call: 'genesymbol',
    pageSize: 500,
    sort: { field: 'symbol', direction: 'asc' },
    hasLetters: true,
    lead: 'A gene class is named after a mutant phenotype (type P) or a gene product (type G, also used if the origin is not recorded).',
  },
  transposon_families: {
    kind: 'transposonfamily',
    call: 'transposonfamily',
    pageSize: 350,
    sort: { field: 'family_name', direction: 'asc' },
    hasLetters: false,
    lead: 'Transposon families of the genome with their super family and the number of their copies.',
  },
} as const satisfies Record<string, RecordList>

export type RecordListName = keyof typeof recordLists

/** Every list, by the last segment of its path. */
export const browseLists = {
  ...recordLists,
  recent_literature: {
    pageSize: 25,
    sort: { field: 'journal', direction: 'asc' },
    sortFields: ['journal', 'author'],
    hasLetters: false,
    lead: 'Publications added or changed within 14 days before the newest one.',
  },
  microarray_experiments: {
    pageSize: 200,
    sort: { field: 'name', direction: 'asc' },
    hasLetters: false,
    lead: 'Microarray experiments with their slides and array designs.',
  },
  gene_family: {
    pageSize: 200,
    sort: { field: 'name', direction: 'asc' },
    sortFields: ['name', 'genes'],
    hasLetters: false,
    lead: 'Gene families as researchers submitted them, with their genes.',
  },
} as const satisfies Record<string, BrowseList>

export type BrowseListName = keyof typeof browseLists

/** Where a list lives. */
export function browsePath(name: BrowseListName): SitePath {
  return `/browse/${name}`
}
