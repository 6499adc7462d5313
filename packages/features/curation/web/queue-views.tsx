import { type ComponentType, lazy } from 'react'
import type { QueueSourceName } from '../contract/curation-queue.ts'

type ItemView = ComponentType<{ id: number; onDecided(): void }>

/** How an item of each source is read and decided. A source whose items have a path of their own is decided there. */
export const queueViews: Readonly<Record<QueueSourceName, ItemView>> = {
  correction: lazy(() => import('../../corrections/web/correction-review.tsx').then((module) => ({ default: module.CorrectionReview }))),
  symbol: lazy(() => import('../../symbol-registration/web/symbol-review.tsx').then((module) => ({ default: module.SymbolReview }))),
}
