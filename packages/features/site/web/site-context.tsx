import { SiteFactsProvider } from '@rosette/ui-kit/site-facts.tsx'
import { createContext, type ReactNode, useContext } from 'react'
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
