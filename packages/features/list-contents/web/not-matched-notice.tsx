import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { formatCount } from '@rosette/ui-kit/text/format-number.ts'

/** Which ids an analysis of genes left out; nothing if it knew them all. */
export function NotMatchedNotice({ notMatched: { count, ids } }: { notMatched: { count: number; ids: readonly string[] } }) {
  if (count === 0) return null
  return (
    <Notice kind="warning">
      {formatCount(count, 'id')} matched no single gene and {count === 1 ? 'is' : 'are'} left out: {ids.slice(0, 20).join(', ')}
      {count > 20 && ', …'}
    </Notice>
  )
}
