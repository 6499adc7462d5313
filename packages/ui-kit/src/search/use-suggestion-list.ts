import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { recordPath } from '@rosette/contract-kit/kind/define-kind.ts'
import type { SuggestAnswer, Suggestion } from '@rosette/contract-kit/search/suggestion.ts'
import { generalSearchPath } from '@rosette/contract-kit/site-paths/results-path.ts'
import { useCallback, useState } from 'react'
import { useRecordPaths } from '../app-facts.tsx'
import { useOptionKeys } from '../keys/use-option-keys.ts'
import { useWhileTyping } from './use-while-typing.ts'

type Typed = {
  text: string
  category: string
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

  function choose(index: number) {
    const record = suggestions[index]?.record
    const kind = record && kinds[record.kind]
    const path = record && kind ? recordPath(kind, record.key) : generalSearchPath(text, category)
    close()
    if (path) onChoose(path)
  }

  // The option that searches comes after the suggestions.
  const { active, setActive, followKey } = useOptionKeys({ count: suggestions.length + 1, isShown, open, close, choose })

  return { suggestions, isShown, active, open, close, choose, setActive, followKey }
}

/** The id of a row, by which the field says which one is active. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** Groups suggestions by kind; the kind of the best suggestion comes first. */
function inGroups(suggestions: readonly Suggestion[]): Suggestion[] {
  return [...Map.groupBy(suggestions, ({ record }) => record.kind).values()].flat()
}

/** Records that the typed text may mean. */
function useSuggestions(text: string, category: string, isWanted: boolean): readonly Suggestion[] {
  const find = useCallback(
    (typed: string, signal: AbortSignal) => fetchSuggestions({ text: typed, category }, signal).then(({ suggestions }) => suggestions),
    [category],
  )
  return useWhileTyping(text, isWanted, find)
}

// After this long, the visitor has typed on or searched.
const timeoutMs = 3000

/** Records that partly typed text may mean. */
function fetchSuggestions(request: { text: string; category: string }, signal: AbortSignal): Promise<SuggestAnswer> {
  return fetchJson(suggestAnswer(), { path: 'suggest', query: request, signal, timeoutMs })
}

const suggestAnswer = () => import('@rosette/contract-kit/search/suggestion.ts').then(({ SuggestAnswer }) => SuggestAnswer)
