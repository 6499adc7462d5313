import { type ReactNode, useEffect, useRef, useState } from 'react'
import classes from './tooltip.module.css'

/** Document 1, section 9: a tooltip stays this long after the pointer has left (SHELL-037). */
export const tooltipStayMs = 500

type TooltipProps = { label: string; children: ReactNode }

/** A short name that shows on hover and on focus, stays while pointed at, and goes with Escape. */
export function Tooltip({ label, children }: TooltipProps) {
  const owner = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEscape(place !== null, () => setPlace(null))

  function show() {
    clearTimeout(timer.current)
    const box = owner.current?.getBoundingClientRect()
    if (box) setPlace({ left: box.left + box.width / 2, top: box.top })
  }
  function hideSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setPlace(null), tooltipStayMs)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens; what it wraps is the control, or has a name of its own.
    <span ref={owner} className={classes.owner} onPointerEnter={show} onPointerLeave={hideSoon} onFocus={show} onBlur={hideSoon}>
      {children}
      {place ? (
        // The owner carries the same name already; the bubble is for eyes.
        <span role="tooltip" aria-hidden="true" className={classes.bubble} style={place}>
          {label}
        </span>
      ) : null}
    </span>
  )
}

function useEscape(isOn: boolean, hide: () => void) {
  const latest = useRef(hide)
  latest.current = hide
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && latest.current()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn])
}
