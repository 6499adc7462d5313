import { OutsideLink } from '@rosette/ui-kit/links/outside-link.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import type { ReactNode } from 'react'
import { externalAddress } from '../contract/external-links.ts'
import type { LinkTarget } from '../contract/menus.ts'
import { useSite } from './site-context.tsx'

type TargetLinkProps = { target: LinkTarget; className?: string; children: ReactNode; isPlain?: boolean; onFollow?(): void }

/** A link of the menus and lists: a page of ours, or an address of the table of external links. */
export function TargetLink({ target, className, children, isPlain, onFollow }: TargetLinkProps) {
  const { externalLinks } = useSite()
  if ('page' in target) {
    return (
      <PageLink href={target.page} className={className} onClick={onFollow}>
        {children}
      </PageLink>
    )
  }
  return (
    <OutsideLink href={externalAddress(target.external, externalLinks)} className={className} isPlain={isPlain}>
      {children}
    </OutsideLink>
  )
}
