import type { Attribution, RecordComment } from '@rosette/contract-kit/records/attribution.ts'
import { attributionColumns, attributionKey } from '../../table/attribution-columns.tsx'
import { defineTable, type Part } from '../define-page.ts'
import { CommentList } from './comment-list.tsx'

type Curated = { attributions: readonly Attribution[]; comments: readonly RecordComment[] }

const attributionTable = defineTable({
  columns: attributionColumns,
  rows: (record: Curated) => record.attributions,
  rowKey: attributionKey,
})

/** Attributions and comments: the last parts of a Summary. The specification has two spellings of the first empty text. */
export function curationParts<Rec extends Curated>(noAttributions: string): readonly Part<Rec>[] {
  return [
    { id: 'attributions', title: 'Attributions', block: 'table', table: attributionTable, emptyText: noAttributions },
    { id: 'comments', title: 'Comments', block: 'custom', render: RecordComments },
  ]
}

function RecordComments({ record: { comments } }: { record: Curated }) {
  return <CommentList comments={comments} />
}
