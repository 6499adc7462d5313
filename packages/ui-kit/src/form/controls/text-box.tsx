import type { InputHTMLAttributes } from 'react'
import classes from './form-controls.module.css'

/** A text input outside our forms, with their look. The caller gives it a label. */
export function TextBox({ className, ...rest }: InputHTMLAttributes<HTMLInputElement>) {
  return <input {...rest} className={className ? `${classes.input} ${className}` : classes.input} />
}
