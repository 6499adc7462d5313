import type { Kind } from '@rosette/contract-kit/define-kind.ts'
import { createContext, type ReactNode, useContext } from 'react'

export type RecordPaths = Readonly<Record<string, Pick<Kind, 'path' | 'linkedBy' | 'plural'>>>

const RecordPathsContext = createContext<RecordPaths>({})

/** Tells every link below it where the records of each kind live. The app mounts it once, with the registry of kinds. */
export function RecordPathsProvider({ kinds, children }: { kinds: RecordPaths; children: ReactNode }) {
  return <RecordPathsContext value={kinds}>{children}</RecordPathsContext>
}

/** The kind a link points to; null while the site has no page for it. */
export function useKindPath(kindName: string): RecordPaths[string] | null {
  return useContext(RecordPathsContext)[kindName] ?? null
}

/** Where records live and what those of a kind are called, by kind. */
export function useRecordPaths(): RecordPaths {
  return useContext(RecordPathsContext)
}
