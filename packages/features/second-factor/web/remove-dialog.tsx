import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { ChoiceDialog } from '@rosette/ui-kit/feedback/dialog.tsx'
import { useState } from 'react'
import type { SecondStepBody } from '../../sessions/contract/second-step.ts'
import { CodeField } from '../../sessions/web/code-field.tsx'
import { useStepUp } from '../../sessions/web/step-up.tsx'
import classes from './second-factor-card.module.css'

type RemoveDialogProps = { isOpen: boolean; onClose(): void; onRemoved(): void }

/** Switches the second factor off, if a code comes with it. */
export function RemoveDialog({ isOpen, onClose, onRemoved }: RemoveDialogProps) {
  const { withStepUp, dialog } = useStepUp()
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string | null>(null)

  async function remove() {
    if (code.trim() === '') return setFault('Code is required.')
    const body: SecondStepBody = { code }
    try {
      await withStepUp(() => fetchJson(Done, { path: 'user/second-factor/remove', body }))
      setCode('')
      onRemoved()
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error))
    }
  }
  function change(entered: string) {
    setCode(entered)
    setFault(null)
  }
  return (
    <>
      <ChoiceDialog
        title="Switch the second factor off?"
        action="Switch off"
        isOpen={isOpen}
        onClose={onClose}
        onSubmit={() => void remove()}
      >
        <div className={classes.lines}>
          <p>Your account will open without a code again, and your recovery codes will stop working.</p>
          <CodeField value={code} fault={fault} onChange={change} />
        </div>
      </ChoiceDialog>
      {dialog}
    </>
  )
}
