import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'

type PlainButtonProps = Pick<ButtonProps, 'leftSection'> & { onClick(): void; children: ReactNode }

/** A small button of a card. */
export function PlainButton({ onClick, children, ...look }: PlainButtonProps) {
  return (
    <Button variant="default" size="xs" onClick={onClick} {...look}>
      {children}
    </Button>
  )
}
