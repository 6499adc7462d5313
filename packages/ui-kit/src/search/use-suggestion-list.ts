import { recordPath } from '@rosette/contract-kit/define-kind.ts'
import type { SearchCategory } from '@rosette/contract-kit/search-contract.ts'
import type { Suggestion } from '@rosette/contract-kit/suggestion.ts'
import { type KeyboardEvent, useState } from 'react'
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
  const [active, setActive] = useState<number | null>(null)
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

  /** Keys of the list; all others are the field's own. */
  function followKey(event: KeyboardEvent) {
    // Enter and arrows belong to whoever composes a letter.
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    const next = placeAfter(event.key, active, suggestions.length)
    if (!isShown) {
      if (next !== null) open()
      return
    }
    const isChosen = event.key === 'Enter' && active !== null
    if (next === null && event.key !== 'Escape' && !isChosen) return
    // Escape: the list alone goes, not the sheet around the field. Enter: the row is chosen, the form is not sent.
    event.preventDefault()
    if (next !== null) setActive(next)
    else if (isChosen) choose(active)
    else close()
  }

  return { suggestions, isShown, active, open, close, choose, setActive, followKey }
}

/** The row an arrow leads to, round and round; null for other keys. The row that searches stands after the suggestions. */
function placeAfter(key: string, active: number | null, last: number): number | null {
  if (key === 'ArrowDown') return active === null || active === last ? 0 : active + 1
  if (key === 'ArrowUp') return active === null || active === 0 ? last : active - 1
  return null
}

/** Suggestions of one kind stand together, the kind of the best one first. */
function inGroups(suggestions: readonly Suggestion[]): Suggestion[] {
  return [...Map.groupBy(suggestions, ({ record }) => record.kind).values()].flat()
}
