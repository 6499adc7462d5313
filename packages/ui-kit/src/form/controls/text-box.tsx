import type { InputHTMLAttributes } from 'react'
import classes from './form-controls.module.css'

/** A line of text that belongs to no form of ours, with their look. Whoever uses it names it. */
export function TextBox({ className, ...rest }: InputHTMLAttributes<HTMLInputElement>) {
  return <input {...rest} className={className ? `${classes.input} ${className}` : classes.input} />
}
