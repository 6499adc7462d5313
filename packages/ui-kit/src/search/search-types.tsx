import type { SearchType } from '@rosette/contract-kit/cards/define-search-entry.ts'
import { createContext, type ReactNode, useContext } from 'react'

/** What the search box can search for; what is chosen at first comes before the others. */
export type SearchTypes = readonly [SearchType, ...SearchType[]]

const SearchTypesContext = createContext<SearchTypes | null>(null)

/** Tells every search box below it what there is to search for. The app mounts it once, with the types of the registry of kinds. */
export function SearchTypesProvider({ types, children }: { types: SearchTypes; children: ReactNode }) {
  return <SearchTypesContext value={types}>{children}</SearchTypesContext>
}

export function useSearchTypes(): SearchTypes {
  const types = useContext(SearchTypesContext)
  if (!types) throw new Error('A search box needs a SearchTypesProvider above it')
  return types
}
