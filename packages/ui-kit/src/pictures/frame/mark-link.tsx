import type { ReactNode } from 'react'
import { PageLink } from '../../links/page-link.tsx'
import { markProps } from './use-mark-keys.ts'

type MarkLinkProps = {
  href: string
  /** Its place among the marks of the picture. */
  index: number
  /** What it is, for screen readers and the line below the picture. */
  label: string
  className?: string
  /** Told what is pointed at, or null. */
  onPoint(label: string | null): void
  children: ReactNode
}

/** A mark of a picture that leads to a page of this site. */
export function MarkLink({ href, index, label, className, onPoint, children }: MarkLinkProps) {
  return (
    <PageLink href={href} className={className} {...markProps(index)} {...pointing(label, onPoint)}>
      {children}
    </PageLink>
  )
}

/** A mark says what it is to screen readers, and to all others while the focus or the pointer is on it. */
export function pointing(label: string, onPoint: (label: string | null) => void) {
  return {
    'aria-label': label,
    onFocus: () => onPoint(label),
    onBlur: () => onPoint(null),
    onPointerEnter: () => onPoint(label),
    onPointerLeave: () => onPoint(null),
  }
}
