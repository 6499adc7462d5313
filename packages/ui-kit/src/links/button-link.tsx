import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './button-link.module.css'
import { PageLink } from './page-link.tsx'

type ButtonLinkProps = Pick<ButtonProps, 'size' | 'leftSection'> & { href: string; children: ReactNode }

/** A link that looks like a button: it navigates, and can be opened in a new tab. */
export function ButtonLink({ href, children, ...look }: ButtonLinkProps) {
  return (
    <Button component={PageLink} href={href} variant="default" className={classes.link} {...look}>
      {children}
    </Button>
  )
}
