import type { SearchType } from '@rosette/contract-kit/cards/define-search-entry.ts'
import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import type { ReleasePart } from '@rosette/contract-kit/kind/release-parts.ts'
import { createContext, type ReactNode, useContext } from 'react'

/** What shared components must know about the site. */
export type SiteFacts = {
  curatorEmail: string
  /** Whether the server fetches expression images; left out if it does not. */
  hasExpressionImages?: boolean | undefined
  /** What the release holds, of all that a release may lack. */
  releaseParts?: readonly ReleasePart[] | undefined
}

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

export type RecordPaths = Readonly<Record<string, Pick<Kind, 'path' | 'linkedBy' | 'plural' | 'searchEntry'>>>

const RecordPathsContext = createContext<RecordPaths>({})

/** Provides the addresses of each kind's records to all links below it. The app mounts it once, with the registry of kinds. */
export function RecordPathsProvider({ kinds, children }: { kinds: RecordPaths; children: ReactNode }) {
  return <RecordPathsContext value={kinds}>{children}</RecordPathsContext>
}

/** The kind a link points to; null while the site has no page for it. */
export function useKindPath(kindName: string): RecordPaths[string] | null {
  return useContext(RecordPathsContext)[kindName] ?? null
}

/** The address and names of each kind. */
export function useRecordPaths(): RecordPaths {
  return useContext(RecordPathsContext)
}

/** What the search box can search for, and which of it is chosen at first. */
export type SearchTypes = { types: readonly SearchType[]; chosenAtFirst: SearchType }

const SearchTypesContext = createContext<SearchTypes | null>(null)

/** Tells every search box below it what there is to search for. The app mounts it once, with the types of the registry of kinds. */
export function SearchTypesProvider({ box, children }: { box: SearchTypes; children: ReactNode }) {
  return <SearchTypesContext value={box}>{children}</SearchTypesContext>
}

export function useSearchTypes(): SearchTypes {
  const box = useContext(SearchTypesContext)
  if (!box) throw new Error('A search box needs a SearchTypesProvider above it')
  return box
}
