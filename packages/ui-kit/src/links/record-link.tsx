import { linkPath, namedPath } from '@rosette/contract-kit/kind/define-kind.ts'
import type { LinkTarget, RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import type { ReactNode } from 'react'
import { useKindPath } from '../app-facts.tsx'
import { isIdentifier } from '../text/is-identifier.ts'
import { type Origin, PageLink } from './page-link.tsx'
import classes from './record-link.module.css'
import recordLinkListClasses from './record-link-list.module.css'

type RecordLinkProps = { to: LinkTarget; children?: ReactNode; className?: string; origin?: Origin }

/** The link to a record, and the only builder of such addresses. A kind without a page yet is shown as plain text. */
export function RecordLink({ to, children, className, origin }: RecordLinkProps) {
  const kind = useKindPath(to.kind)
  const look = className ?? (children === undefined && isIdentifier(to.label) ? classes.identifier : undefined)
  if (!kind) return <span className={look}>{children ?? to.label}</span>
  return (
    <PageLink href={linkPath(kind, to)} className={look} origin={origin}>
      {children ?? to.label}
    </PageLink>
  )
}

type NamedLinkProps = { kind: string; name: string; children?: ReactNode }

/** A link to a record that a row knows only by name. A kind without a page is shown as plain text. */
export function NamedLink({ kind, name, children = name }: NamedLinkProps) {
  const path = useKindPath(kind)
  return path ? <PageLink href={namedPath(path, name)}>{children}</PageLink> : children
}

/** Records side by side, each a link. */
export function RecordLinkList({ links }: { links: readonly RecordRef[] }) {
  return (
    <ul className={recordLinkListClasses.links}>
      {links.map((link) => (
        <li key={`${link.kind} ${link.key}`}>
          <RecordLink to={link} />
        </li>
      ))}
    </ul>
  )
}
