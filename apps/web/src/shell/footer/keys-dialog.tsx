import { Dialog } from '@rosette/ui-kit/feedback/dialog.tsx'
import { areSingleKeysOn, switchSingleKeys } from '@rosette/ui-kit/keys/use-keys.ts'
import { useId, useState } from 'react'
import { KeyList } from '../../key-list.tsx'
import classes from './keys-dialog.module.css'

type KeysDialogProps = { isOpen: boolean; onClose(): void }

/** The keyboard shortcuts of the site, and the switch for single-key shortcuts. */
export function KeysDialog({ isOpen, onClose }: KeysDialogProps) {
  return (
    <Dialog title="Keyboard shortcuts" isOpen={isOpen} onClose={onClose}>
      <KeyList />
      <SingleKeysSwitch />
    </Dialog>
  )
}

/** People who dictate, or who hit keys by accident, need them off (WCAG 2.1.4). */
function SingleKeysSwitch() {
  const [isOn, setOn] = useState(areSingleKeysOn)
  const hintId = useId()
  function change(next: boolean) {
    switchSingleKeys(next)
    setOn(next)
  }
  return (
    <div className={classes.line}>
      <label className={classes.label}>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its own state.
          role="switch"
          className={classes.switch}
          aria-describedby={hintId}
          checked={isOn}
          onChange={(event) => change(event.currentTarget.checked)}
        />
        Single-key shortcuts
      </label>
      <p id={hintId} className={classes.hint}>
        When off, only Ctrl K, Esc and arrow keys work. The choice is kept in this browser.
      </p>
    </div>
  )
}
