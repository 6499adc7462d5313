import { Button } from '@mantine/core'
import { EntryControl } from '@rosette/ui-kit/entry-form/entry-control.tsx'
import { useId, useState } from 'react'
import classes from './code-field.module.css'

type CodeFieldProps = {
  value: string
  error: string | null
  onChange(code: string): void
  /** The visitor wants to enter the other kind of code. */
  onSwitch(): void
}

// Phones offer the digits of the app by this name, and a keyboard of digits.
export const codeField = {
  label: 'Code',
  control: 'text',
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  hint: 'Six digits from your authenticator app.',
  check: (code: string) => (code.trim() === '' ? 'Code is required.' : null),
} as const
const ofPaper = { label: 'Recovery code', control: 'text', hint: 'One of those you saved; it works once.' } as const

/** Asks for a code of the authenticator app, or for a recovery code. */
export function CodeField({ value, error, onChange, onSwitch }: CodeFieldProps) {
  const id = useId()
  const [isRecovery, setIsRecovery] = useState(false)
  const field = isRecovery ? ofPaper : codeField
  function switchField() {
    setIsRecovery(!isRecovery)
    onSwitch()
  }
  return (
    <div className={classes.field}>
      <EntryControl
        id={id}
        field={field}
        value={value}
        error={error}
        name="code"
        onChange={(code) => onChange(String(code))}
        onLeave={() => {}}
      />
      <Button variant="subtle" size="compact-sm" className={classes.other} onClick={switchField}>
        {isRecovery ? 'Use the app instead' : 'Use a recovery code instead'}
      </Button>
    </div>
  )
}
