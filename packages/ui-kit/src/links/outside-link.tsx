import type { ReactNode } from 'react'
import { OutsideIcon } from './outside-icon.tsx'

type OutsideLinkProps = { href: string; className?: string; children: ReactNode; isPlain?: boolean }

/** A link that leaves the site: a new tab, told to eyes by the arrow and to screen readers in words (SHELL-006, SHELL-029). */
export function OutsideLink({ href, className, children, isPlain = false }: OutsideLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      {isPlain ? null : <OutsideIcon />}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}
