import { fetchSuggestions } from '@rosette/api-client/fetch-suggestions.ts'
import type { SearchCategory } from '@rosette/contract-kit/search-contract.ts'
import type { Suggestion } from '@rosette/contract-kit/suggestion.ts'
import { useEffect, useState } from 'react'

/** How long a text must stand before it is asked for. */
export const typingPauseMs = 150

/** One letter begins thousands of names. */
const shortestText = 2

const none: readonly Suggestion[] = []

/**
 * Records that the typed text may mean. What was asked for a text that has changed since is given up, so a late answer never
 * replaces a newer one; the former suggestions stay until the new ones are there. A failure suggests nothing.
 */
export function useSuggestions(text: string, category: SearchCategory, isWanted: boolean): readonly Suggestion[] {
  const [found, setFound] = useState(none)
  const typed = isWanted ? text.trim() : ''
  const isLongEnough = [...typed].length >= shortestText

  useEffect(() => {
    if (!isLongEnough) {
      setFound(none)
      return
    }
    const change = new AbortController()
    const keep = (suggestions: readonly Suggestion[]) => change.signal.aborted || setFound(suggestions)
    const ask = () =>
      fetchSuggestions({ text: typed, category }, change.signal).then(
        ({ suggestions }) => keep(suggestions),
        () => keep(none),
      )
    const pause = setTimeout(ask, typingPauseMs)
    return () => {
      clearTimeout(pause)
      change.abort()
    }
  }, [typed, category, isLongEnough])

  return isLongEnough ? found : none
}
