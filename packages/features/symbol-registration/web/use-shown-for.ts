import { useCallback, useEffect, useRef, useState } from 'react'

/** A message that disappears after some time (SYMBOL-002, SYMBOL-009). */
export function useShownFor(ms: number): [string | null, (text: string | null) => void] {
  const [text, setText] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = useCallback(
    (words: string | null) => {
      clearTimeout(timer.current)
      setText(words)
      if (words !== null) timer.current = setTimeout(() => setText(null), ms)
    },
    [ms],
  )
  return [text, show]
}
