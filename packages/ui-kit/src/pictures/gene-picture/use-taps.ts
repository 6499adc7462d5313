import { type MouseEvent, type PointerEvent, useRef } from 'react'

// A pointer that moved farther than this was dragging, not pressing.
const stillness = 5

/** Tells a press on a mark from a drag, and the first tap of a finger, which shows the card, from the second, which follows the link. */
export function useTaps(shown: number | null) {
  const last = useRef({ isTouch: false, x: 0, shown })
  return {
    down(event: PointerEvent) {
      last.current = { isTouch: event.pointerType === 'touch', x: event.clientX, shown }
    },
    click(event: MouseEvent, key: number) {
      const { isTouch, x, shown: before } = last.current
      // Enter clicks too, without a place.
      const isDrag = event.detail > 0 && Math.abs(event.clientX - x) > stillness
      if (isDrag || (isTouch && event.detail > 0 && before !== key)) event.preventDefault()
    },
  }
}
