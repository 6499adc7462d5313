import { type RefObject, useEffect, useRef, useState } from 'react'

// About a screen ahead, so that what is fetched has come when it is seen.
const margin = '800px'

/** Whether an element has come near the visible part of the page, for parts that are fetched only then. */
export function useNear<Element extends HTMLElement>(): { ref: RefObject<Element | null>; isNear: boolean } {
  const ref = useRef<Element>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (isNear || !element) return
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), {
      rootMargin: margin,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear])
  return { ref, isNear }
}
