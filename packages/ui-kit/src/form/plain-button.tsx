import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'

type PlainButtonProps = Pick<ButtonProps, 'leftSection' | 'disabled'> & {
  onClick(): void
  /** What a screen reader says, where the button alone says too little. */
  label?: string
  /** Whether what it shows and hides is shown, and its id. */
  isOpen?: boolean
  controls?: string
  children: ReactNode
}

/** A small button of a card. */
export function PlainButton({ onClick, label, isOpen, controls, children, ...look }: PlainButtonProps) {
  return (
    <Button variant="default" size="xs" onClick={onClick} aria-label={label} aria-expanded={isOpen} aria-controls={controls} {...look}>
      {children}
    </Button>
  )
}
