import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { ChoiceDialog } from '@rosette/ui-kit/feedback/dialog.tsx'
import { CodeField } from '../../sessions/web/code-field.tsx'
import { useStepUp } from '../../sessions/web/step-up.tsx'
import { useCodeEntry } from '../../sessions/web/use-code-entry.ts'
import classes from './second-factor-card.module.css'

type RemoveDialogProps = { isOpen: boolean; onClose(): void; onRemoved(): void }

/** Switches the second factor off, if a code comes with it. */
export function RemoveDialog({ isOpen, onClose, onRemoved }: RemoveDialogProps) {
  const { withStepUp, dialog } = useStepUp()
  const { code, error, change, forget, submit } = useCodeEntry(async (body) => {
    await withStepUp(() => fetchJson(Done, { path: 'user/second-factor/remove', body }))
    onRemoved()
  })
  return (
    <>
      <ChoiceDialog title="Switch the second factor off?" action="Switch off" isOpen={isOpen} onClose={onClose} onSubmit={submit}>
        <div className={classes.lines}>
          <p>You will log in without a code again, and your recovery codes will stop working.</p>
          <CodeField value={code} error={error} onChange={change} onSwitch={forget} />
        </div>
      </ChoiceDialog>
      {dialog}
    </>
  )
}
