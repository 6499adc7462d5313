import { RecordLinkList } from '@rosette/ui-kit/links/record-link.tsx'
import { PlainTable } from '@rosette/ui-kit/table/plain-table.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { ListKind } from '../../../list-contents/contract/list-kinds.ts'
import type { ListChange } from '../../../list-contents/contract/record-list.ts'
import { OldItem } from './change-group.tsx'
import { changeWords, decidedWord } from './change-words.ts'
import classes from './list-changes-tab.module.css'

/** What the owner has decided about this release already. */
export function DecidedChanges({ kind, changes }: { kind: ListKind; changes: readonly ListChange[] }) {
  if (changes.length === 0) return null
  return (
    <details className={classes.decided}>
      <summary>{formatNumber(changes.length)} decided</summary>
      <PlainTable
        caption="Decided changes"
        className={classes.table}
        rows={changes}
        rowKey={({ item }) => item}
        columns={[
          { id: 'item', label: 'Item', isName: true, cell: (row) => <OldItem kind={kind} row={row} /> },
          {
            id: 'change',
            label: 'What happened',
            cell: ({ change, successors }) => (
              <>
                {changeWords[change].verb} {successors.length > 0 && <RecordLinkList links={successors} />}
              </>
            ),
          },
          { id: 'decision', label: 'Decision', cell: ({ change, decision }) => decision && decidedWord(change, decision) },
        ]}
      />
    </details>
  )
}
