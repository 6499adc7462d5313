import type { ListKind } from '../../../list-contents/contract/list-kinds.ts'
import type { ListOrigin } from '../../../list-contents/contract/record-list.ts'

/** What every list has, wherever it is kept. */
export type ShownList = {
  listId: string
  kind: ListKind
  name: string
  note: string | null
  tags: readonly string[]
  colour: number | null
  origin: ListOrigin
  releaseId: string
  changedAt: string
  /** Null until the items of a browser list have become a content. */
  contentId: string | null
  count: number
  leftoverCount: number
  /** Where it is kept, as far as the visitor is concerned. */
  place: 'browser' | 'account' | 'shared'
}
