import { maxSearchText } from '@rosette/contract-kit/search/suggestion.ts'

/** Address of a general search, or null if there is nothing to search for (GENERAL-003, GENERAL-006 to 008). */
export function generalSearchPath(text: string, category: string): string | null {
  const searchText = text.trim().slice(0, maxSearchText)
  if (searchText === '') return null
  return `/results?${new URLSearchParams({ mainType: 'general', searchText, category })}`
}
