import type { ReactNode } from 'react'
import type { ControlSize } from '../form-fields.ts'
import classes from './field-frame.module.css'

type FieldFrameProps = {
  id: string
  label: string
  hint?: string | undefined
  size?: ControlSize | undefined
  isLabelHidden?: boolean
  /** Why the value is invalid. */
  error?: string | null | undefined
  children: ReactNode
}

/** A control below its label, with a hint and an error message if there are any. */
export function FieldFrame({ id, label, hint, size = 'medium', isLabelHidden = false, error, children }: FieldFrameProps) {
  return (
    <div className={classes.field} data-size={size}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : classes.label}>
        {label}
      </label>
      {children}
      {hint && (
        <p id={hintId(id)} className={classes.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId(id)} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}

export function hintId(id: string): string {
  return `${id}-hint`
}

export function errorId(id: string): string {
  return `${id}-error`
}

/** The ids of a control's hint and error message. */
export function describedBy(id: string, hint: string | undefined, error: string | null): string | undefined {
  const ids = [...(hint ? [hintId(id)] : []), ...(error === null ? [] : [errorId(id)])]
  return ids.length > 0 ? ids.join(' ') : undefined
}
