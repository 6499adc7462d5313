import { recordPath } from '@rosette/contract-kit/define-kind.ts'
import type { SearchCategory } from '@rosette/contract-kit/search-contract.ts'
import type { Suggestion } from '@rosette/contract-kit/suggestion.ts'
import { useState } from 'react'
import { useOptionKeys } from '../keys/use-option-keys.ts'
import { useRecordPaths } from '../record/record-paths.tsx'
import { generalSearchPath } from './general-search-path.ts'
import { useSuggestions } from './use-suggestions.ts'

type Typed = {
  text: string
  category: SearchCategory
  /** The visitor chose a record, or the search itself, from the list. */
  onChoose(path: string): void
}

/** The list below a search field: what is in it, whether it is shown, which row is active, and what its keys do. */
export function useSuggestionList({ text, category, onChoose }: Typed) {
  const kinds = useRecordPaths()
  const [isOpen, setIsOpen] = useState(false)
  const suggestions = inGroups(useSuggestions(text, category, isOpen).filter(({ record }) => kinds[record.kind]))
  const isShown = isOpen && suggestions.length > 0

  function open() {
    setIsOpen(true)
    setActive(null)
  }

  function close() {
    setIsOpen(false)
    setActive(null)
  }

  function choose(place: number) {
    const record = suggestions[place]?.record
    const kind = record && kinds[record.kind]
    const path = record && kind ? recordPath(kind, record.key) : generalSearchPath(text, category)
    close()
    if (path) onChoose(path)
  }

  // The option that searches comes after the suggestions.
  const { active, setActive, followKey } = useOptionKeys({ count: suggestions.length + 1, isShown, open, close, choose })

  return { suggestions, isShown, active, open, close, choose, setActive, followKey }
}

/** Suggestions of one kind stand together, the kind of the best one first. */
function inGroups(suggestions: readonly Suggestion[]): Suggestion[] {
  return [...Map.groupBy(suggestions, ({ record }) => record.kind).values()].flat()
}
