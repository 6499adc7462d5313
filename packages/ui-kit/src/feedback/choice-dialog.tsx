import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import classes from './choice-dialog.module.css'
import { Dialog } from './dialog.tsx'

type ChoiceDialogProps = { title: string; action: string; isOpen: boolean; onClose(): void; onSubmit(): void; children: ReactNode }

/** Asks for a choice before an action. Enter confirms it. */
export function ChoiceDialog({ title, action, isOpen, onClose, onSubmit, children }: ChoiceDialogProps) {
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
          <Button type="submit">{action}</Button>
        </div>
      </form>
    </Dialog>
  )
}
