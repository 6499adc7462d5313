import { SiteFactsProvider } from '@rosette/ui-kit/app-facts.tsx'
import { OutsideLink, PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { createContext, type ReactNode, useContext } from 'react'
import { externalAddress } from '../contract/external-links.ts'
import type { LinkTarget } from '../contract/menus.ts'
import type { SiteConfig } from '../contract/site-config.ts'

const SiteContext = createContext<SiteConfig | null>(null)

/** Hands the settings that came with the document to everything below, shared components included. */
export function SiteProvider({ site, children }: { site: SiteConfig; children: ReactNode }) {
  return (
    <SiteContext value={site}>
      <SiteFactsProvider facts={site}>{children}</SiteFactsProvider>
    </SiteContext>
  )
}

export function useSite(): SiteConfig {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteProvider above it')
  return site
}

type TargetLinkProps = {
  target: LinkTarget
  className?: string
  children: ReactNode
  isPlain?: boolean
  isNewTab?: boolean
  onFollow?(): void
}

/** A link of the menus and lists: a page of ours, or an address of the table of external links. */
export function TargetLink({ target, className, children, isPlain, isNewTab, onFollow }: TargetLinkProps) {
  const { externalLinks } = useSite()
  const address = 'page' in target ? target.page : externalAddress(target.external, externalLinks)
  // A tool of the table may be a page of ours, which stays in the app like any other.
  if (address.startsWith('/')) {
    return (
      <PageLink href={address} className={className} target={isNewTab ? '_blank' : undefined} onClick={onFollow}>
        {children}
      </PageLink>
    )
  }
  return (
    <OutsideLink href={address} className={className} isPlain={isPlain}>
      {children}
    </OutsideLink>
  )
}
