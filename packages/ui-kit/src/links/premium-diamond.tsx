import { type ReactNode, useEffect, useRef, useState } from 'react'
import classes from './premium-diamond.module.css'

/** The diamond beside entries that need a subscription; screen readers and the tooltip use its name (SHELL-021). */
export function PremiumDiamond() {
  return (
    <Tooltip label="Premium Page">
      <svg className={classes.diamond} viewBox="0 0 12 12" role="img" aria-label="Premium Page">
        <path d="M3 1.5h6L11.5 5 6 11 .5 5z" />
      </svg>
    </Tooltip>
  )
}

/** Document 1, section 9: a tooltip stays this long after the pointer has left (SHELL-037). */
export const tooltipStayMs = 500

type TooltipProps = { label: string; children: ReactNode }

/** A short label that appears on hover and on focus, stays while the pointer is on it, and closes on Escape. */
function Tooltip({ label, children }: TooltipProps) {
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
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens; its child is the control, or has an accessible name.
    <span ref={owner} className={classes.owner} onPointerEnter={show} onPointerLeave={hideSoon} onFocus={show} onBlur={hideSoon}>
      {children}
      {place ? (
        // Purely visual: the owner already has the same accessible name.
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
