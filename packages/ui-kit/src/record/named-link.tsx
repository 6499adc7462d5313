import { namedPath } from '@rosette/contract-kit/define-kind.ts'
import type { ReactNode } from 'react'
import { PageLink } from './page-link.tsx'
import { useKindPath } from './record-paths.tsx'

type NamedLinkProps = { kind: string; name: string; children?: ReactNode }

/** The link to a record of which a row knows only the name. A kind without a page is shown as plain text. */
export function NamedLink({ kind, name, children = name }: NamedLinkProps) {
  const path = useKindPath(kind)
  return path ? <PageLink href={namedPath(path, name)}>{children}</PageLink> : children
}
