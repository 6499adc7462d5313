import { Button, Modal } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import classes from './choice-dialog.module.css'

type ChoiceDialogProps = { title: string; action: string; isOpen: boolean; onClose(): void; onSubmit(): void; children: ReactNode }

/** A question before something happens. The focus stays inside, Escape leaves it, Enter answers it. */
export function ChoiceDialog({ title, action, isOpen, onClose, onSubmit, children }: ChoiceDialogProps) {
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    // Mantine locks scrolling by a style without a nonce, which the content policy of the page refuses.
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      centered
      lockScroll={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
      // Its header element would be a second banner beside that of the site.
      attributes={{ header: { role: 'none' } }}
      classNames={{ content: classes.dialog, header: classes.dialog, title: classes.title }}
    >
      <form className={classes.form} onSubmit={submit}>
        {children}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">{action}</Button>
        </div>
      </form>
    </Modal>
  )
}
