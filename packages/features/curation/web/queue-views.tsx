import { type ComponentType, lazy } from 'react'
import type { QueueSourceName } from '../contract/curation-queue.ts'

type ItemView = ComponentType<{ id: number; onDecided(): void }>

/** How an item of a source is read and decided beside the queue. A source that is not here is decided on pages of its own. */
export const queueViews: Readonly<Partial<Record<QueueSourceName, ItemView>>> = {
  correction: lazy(() => import('../../corrections/web/correction-review.tsx').then((module) => ({ default: module.CorrectionReview }))),
  symbol: lazy(() => import('../../symbol-registration/web/symbol-review.tsx').then((module) => ({ default: module.SymbolReview }))),
}
