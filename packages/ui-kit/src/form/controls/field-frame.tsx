import type { ReactNode } from 'react'
import type { ControlSize } from '../form-fields.ts'
import classes from './field-frame.module.css'

type FieldFrameProps = {
  id: string
  label: string
  hint?: string | undefined
  size?: ControlSize | undefined
  isLabelHidden?: boolean
  /** What is wrong with the value. */
  error?: string | null | undefined
  children: ReactNode
}

/** A control below its label, with a hint and what is wrong with it, where there is one. */
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

/** The parts that say more about a control: its hint, and what is wrong with it. */
export function describedBy(id: string, hint: string | undefined, fault: string | null): string | undefined {
  const ids = [...(hint ? [hintId(id)] : []), ...(fault === null ? [] : [errorId(id)])]
  return ids.length > 0 ? ids.join(' ') : undefined
}
