import { createContext, type ReactNode, useContext } from 'react'

/** What shared components must know of who looks at them, to offer him what he may do. The server decides by itself. */
export type VisitorFacts = {
  /** Null for a visitor who is not logged in. */
  communityId: number | null
  isCurator: boolean
  /** Organizations that have confirmed him: he may edit them (EDIT-003). */
  organizationIds: readonly number[]
}

const anybody: VisitorFacts = { communityId: null, isCurator: false, organizationIds: [] }

const VisitorFactsContext = createContext(anybody)

/** Mounted once by the app, with what the profile says. */
export function VisitorFactsProvider({ facts, children }: { facts: VisitorFacts; children: ReactNode }) {
  return <VisitorFactsContext value={facts}>{children}</VisitorFactsContext>
}

export function useVisitorFacts(): VisitorFacts {
  return useContext(VisitorFactsContext)
}
