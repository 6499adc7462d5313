import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import classes from './sheet.module.css'

type SheetProps = { label: string; isOpen: boolean; onClose(): void; children: ReactNode; side: 'left' | 'full' | 'bottom' }

/** A modal sheet of the phone layout. The native dialog element traps the focus and closes on Escape. */
export function Sheet({ label, isOpen, onClose, children, side }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])
  if (!isOpen) return null

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog handles Escape itself; the click is on its backdrop.
    <dialog ref={dialog} className={`${classes.sheet} ${classes[side]}`} aria-label={label} onClose={onClose} onClick={closeOnBackdrop}>
      <div className={classes.body}>
        <button type="button" className={classes.close} aria-label={`Close ${label.toLowerCase()}`} onClick={onClose}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
        {children}
      </div>
    </dialog>
  )
}
