import { createContext, type ReactNode, useContext } from 'react'

/** What shared components must know about the site. */
export type SiteFacts = { curatorEmail: string }

const SiteFactsContext = createContext<SiteFacts | null>(null)

/** Mounted once by the app, with the operator's settings. */
export function SiteFactsProvider({ facts, children }: { facts: SiteFacts; children: ReactNode }) {
  return <SiteFactsContext value={facts}>{children}</SiteFactsContext>
}

/** The operator's settings; they come with the document, so they are always available. */
export function useSiteFacts(): SiteFacts {
  const facts = useContext(SiteFactsContext)
  if (!facts) throw new Error('useSiteFacts needs a SiteFactsProvider above it')
  return facts
}
