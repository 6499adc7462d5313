import { createContext, type ReactNode, useContext } from 'react'

/** What shared components must know about visitors to offer them what they may do. The server makes its own decision. */
export type VisitorFacts = {
  /** Null for a visitor who is not logged in. */
  communityId: number | null
  isCurator: boolean
  /** Organizations that have confirmed the visitor, who may edit them (EDIT-003). */
  organizationIds: readonly number[]
}

const anybody: VisitorFacts = { communityId: null, isCurator: false, organizationIds: [] }

const VisitorFactsContext = createContext(anybody)

/** Mounted once by the app, with facts from the profile. */
export function VisitorFactsProvider({ facts, children }: { facts: VisitorFacts; children: ReactNode }) {
  return <VisitorFactsContext value={facts}>{children}</VisitorFactsContext>
}

export function useVisitorFacts(): VisitorFacts {
  return useContext(VisitorFactsContext)
}
