import type { ComponentProps } from 'react'
import classes from './term-button.module.css'

type TermButtonProps = Pick<ComponentProps<'button'>, 'onClick' | 'tabIndex' | 'aria-expanded'> & {
  name: string
  /** Whether it steps back behind the terms that it is folded into. */
  isFaint?: boolean
}

/** The name of a term, which opens its genes. */
export function TermButton({ name, isFaint = false, ...button }: TermButtonProps) {
  return (
    <button type="button" className={classes.name} data-folded={isFaint || undefined} {...button}>
      {name}
    </button>
  )
}
