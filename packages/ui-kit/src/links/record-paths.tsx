import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import { createContext, type ReactNode, useContext } from 'react'

export type RecordPaths = Readonly<Record<string, Pick<Kind, 'path' | 'linkedBy' | 'plural'>>>

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
