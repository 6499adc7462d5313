import { Button, Modal } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import classes from './dialog.module.css'

type DialogProps = {
  title: string
  isOpen: boolean
  onClose(): void
  /** Width in pixels, where the usual one is too narrow for what it holds. */
  size?: number
  children: ReactNode
}

/** A titled modal dialog. It traps the focus and returns it on closing; Escape closes it. */
export function Dialog({ title, isOpen, onClose, size, children }: DialogProps) {
  // Mantine records where the focus was when a closed dialog opens; a lazily loaded dialog would mount open.
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(isOpen), [isOpen])
  return (
    // Mantine locks scrolling with a style element without a nonce, which the page's content security policy blocks.
    <Modal
      opened={isShown}
      onClose={onClose}
      title={title}
      centered
      size={size}
      lockScroll={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
      // Its header element would be a second banner landmark.
      attributes={{ header: { role: 'none' } }}
      classNames={{ content: classes.dialog, header: classes.dialog, title: classes.title }}
    >
      {children}
    </Modal>
  )
}

type ChoiceDialogProps = {
  title: string
  action: string
  /** Whether the action cannot be undone. */
  isFinal?: boolean
  isOpen: boolean
  onClose(): void
  onSubmit(): void
  children: ReactNode
}

/** Asks for a choice before an action. Enter confirms it. */
export function ChoiceDialog({ title, action, isFinal = false, isOpen, onClose, onSubmit, children }: ChoiceDialogProps) {
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <form className={classes.form} onSubmit={submit}>
        {children}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant={isFinal ? 'danger' : 'filled'}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
