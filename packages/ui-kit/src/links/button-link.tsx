import { Button, type ButtonProps } from '@mantine/core'
import type { MouseEvent, ReactNode } from 'react'
import classes from './button-link.module.css'
import { PageLink } from './page-link.tsx'

type ButtonLinkProps = Pick<ButtonProps, 'size' | 'leftSection' | 'variant'> & {
  href: string
  children: ReactNode
  onClick?(event: MouseEvent): void
}

/** A link that looks like a button: it navigates, and can be opened in a new tab. */
export function ButtonLink({ variant = 'default', children, ...link }: ButtonLinkProps) {
  return (
    <Button component={PageLink} variant={variant} className={classes.link} {...link}>
      {children}
    </Button>
  )
}
