import { type RefObject, useEffect, useRef, useState } from 'react'

// About a screen ahead, so that what is fetched has come when it is seen.
const margin = '800px 0px'

/** Whether an element has come near the visible part of the page, for parts that are fetched only then. */
export function useNear<Element extends HTMLElement>(): { ref: RefObject<Element | null>; isNear: boolean } {
  const ref = useRef<Element>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (isNear || !element) return
    return whenNear(element, () => setNear(true))
  }, [isNear])
  return { ref, isNear }
}

/** Calls when the element has come near. Returns what ends the watch. */
export function whenNear(element: HTMLElement, call: () => void): () => void {
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && call(), { rootMargin: margin })
  observer.observe(element)
  return () => observer.disconnect()
}
