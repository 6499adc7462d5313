import { Button } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import classes from './panel-button.module.css'

type PanelButtonProps = {
  label: string
  /** Name of the panel, where it says more than the button. */
  panelLabel?: string
  icon: ReactNode
  after?: ReactNode
  isDisabled?: boolean
  /** What the panel holds; it may close it. */
  children(close: () => void): ReactNode
}

/** A button with a small panel below it. The focus moves into the panel; Escape, Tab past its end and a press elsewhere close it. */
export function PanelButton({ label, panelLabel = label, icon, after, isDisabled, children }: PanelButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  function close() {
    setOpen(false)
    button.current?.focus()
  }

  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what the button and the panel inside it are told
    <div
      className={classes.frame}
      onKeyDown={closeByKey}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <Button
        ref={button}
        variant="default"
        size="xs"
        disabled={isDisabled}
        leftSection={icon}
        rightSection={after}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && (
        // A press beside its controls must not take the focus out of it.
        <div id={id} ref={focusFirst} role="dialog" aria-label={panelLabel} tabIndex={-1} className={classes.panel}>
          {children(close)}
        </div>
      )}
    </div>
  )
}

function focusFirst(panel: HTMLElement | null): void {
  panel?.querySelector<HTMLElement>('button, input, select, a[href]')?.focus({ preventScroll: true })
}
