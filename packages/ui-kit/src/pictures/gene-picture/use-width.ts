import { type RefObject, useLayoutEffect, useState } from 'react'

/** About as wide as a card on a large screen: what is assumed until the element is measured. */
const usualWidth = 900

/** The width of an element in pixels, as it changes. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(usualWidth)
  useLayoutEffect(() => {
    const shown = element.current
    if (!shown) return
    const measure = () => setWidth((before) => Math.round(shown.clientWidth) || before)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(shown)
    return () => observer.disconnect()
  }, [element])
  return width
}
