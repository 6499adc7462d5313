import { RecordLinkList } from '@rosette/ui-kit/links/record-link.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { ListKind } from '../../contract/list-kinds.ts'
import type { ListChange } from '../../contract/record-list.ts'
import { OldItem } from './change-group.tsx'
import { changeWords, decidedWord } from './change-words.ts'
import classes from './list-changes-tab.module.css'

/** What the owner has decided about this release already. */
export function DecidedChanges({ kind, changes }: { kind: ListKind; changes: readonly ListChange[] }) {
  if (changes.length === 0) return null
  return (
    <details className={classes.decided}>
      <summary>{formatNumber(changes.length)} decided</summary>
      <table className={classes.table}>
        <caption className="visually-hidden">Decided changes</caption>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">What happened</th>
            <th scope="col">Decision</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((row) => (
            <tr key={row.item}>
              <th scope="row">
                <OldItem kind={kind} row={row} />
              </th>
              <td>
                {changeWords[row.change].verb} {row.successors.length > 0 && <RecordLinkList links={row.successors} />}
              </td>
              <td>{row.decision && decidedWord(row.change, row.decision)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
