import { useCallback, useEffect, useRef, useState } from 'react'

/** A pointer that merely crosses the row opens nothing. */
export const hoverDelayMs = 150
const leaveDelayMs = 300

type OpenMenu = { title: string; by: 'hover' | 'click' }

/** Which menu panel is open: one at a time, by click, key or a resting pointer. */
export function useOpenMenu() {
  const [open, setOpen] = useState<OpenMenu | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stopTimer = useCallback(() => clearTimeout(timer.current), [])
  useEffect(() => stopTimer, [stopTimer])

  const close = useCallback(() => {
    stopTimer()
    setOpen(null)
  }, [stopTimer])

  return {
    open: open?.title ?? null,
    close,
    show(title: string) {
      stopTimer()
      setOpen({ title, by: 'click' })
    },
    toggle(title: string) {
      stopTimer()
      // A click after hovering keeps the panel open instead of closing what has just opened.
      setOpen((now) => (now?.title === title && now.by === 'click' ? null : { title, by: 'click' }))
    },
    pointAt(title: string) {
      stopTimer()
      timer.current = setTimeout(() => setOpen((now) => (now?.title === title ? now : { title, by: 'hover' })), hoverDelayMs)
    },
    stayOpen: stopTimer,
    leave() {
      stopTimer()
      timer.current = setTimeout(() => setOpen((now) => (now?.by === 'hover' ? null : now)), leaveDelayMs)
    },
  }
}
