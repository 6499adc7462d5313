import { useEffect, useRef } from 'react'

/** Another page begins at its top, for the keyboard too: the link that led there is no longer the same. */
export function useFocusOnPaging(page: number) {
  const top = useRef<HTMLElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    top.current?.focus({ preventScroll: true })
  }, [page])
  return top
}
