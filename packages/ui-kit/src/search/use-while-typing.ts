import { useEffect, useState } from 'react'

/** How long typing must pause before suggestions are requested. */
export const typingPauseMs = 150

/** Thousands of names begin with the same letter. */
const shortestText = 2

/**
 * Rows for a text while it is typed. A request for outdated text is aborted, so that a late answer never replaces a newer one; the previous
 * rows stay until the new ones arrive. If a request fails, there are none. `find` must be the same function from one render to the next.
 */
export function useWhileTyping<Row>(
  text: string,
  isWanted: boolean,
  find: (typed: string, signal: AbortSignal) => Promise<readonly Row[]>,
): readonly Row[] {
  const [found, setFound] = useState<readonly Row[]>([])
  const typed = isWanted ? text.trim() : ''
  const isLongEnough = [...typed].length >= shortestText

  useEffect(() => {
    if (!isLongEnough) {
      setFound([])
      return
    }
    const change = new AbortController()
    const keep = (rows: readonly Row[]) => change.signal.aborted || setFound(rows)
    const ask = () => find(typed, change.signal).then(keep, () => keep([]))
    const pause = setTimeout(ask, typingPauseMs)
    return () => {
      clearTimeout(pause)
      change.abort()
    }
  }, [typed, find, isLongEnough])

  return isLongEnough ? found : []
}
