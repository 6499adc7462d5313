import type { ReactNode } from 'react'
import classes from './outside-link.module.css'

type OutsideLinkProps = { href: string; className?: string; children: ReactNode; isPlain?: boolean }

/** A link that leaves the site: it opens a new tab, shown by the arrow and read out by screen readers (SHELL-006, SHELL-029). */
export function OutsideLink({ href, className, children, isPlain = false }: OutsideLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      {isPlain ? null : <OutsideIcon />}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}

/** The arrow of links that leave the site; hidden from screen readers, because text beside it says the same. */
function OutsideIcon() {
  return (
    <svg className={classes.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M11 7H6v11h11v-5M10 14L20 4M15 4h5v5" />
    </svg>
  )
}
