import type { Kind, Lookup } from '@rosette/contract-kit/kind/define-kind.ts'
import { lazy, Suspense } from 'react'

const CreditList = lazy(() => import('./credit-list.tsx').then((module) => ({ default: module.CreditList })))

/** Below a record: who suggested what of it, and what waits. It loads late and may fail alone. */
export function CorrectionCredits({ kind, lookup }: { kind: Kind; lookup: Lookup }) {
  return (
    <Suspense>
      <CreditList kind={kind} lookup={lookup} />
    </Suspense>
  )
}
