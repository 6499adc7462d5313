import { type CorrectionChange, changedFields } from '../contract/correction-change.ts'
import classes from './change-table.module.css'

type ChangeTableProps = { changes: readonly CorrectionChange[]; before: string; after: string | null }

/** Each fact before and after; removed and added differ by sign and word, not by colour alone. */
export function ChangeTable({ changes, before, after }: ChangeTableProps) {
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Fact</th>
            <th scope="col">Release {before}</th>
            <th scope="col">{after === null ? 'A later release' : `Release ${after}`}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, ofSymbol, oldValue, newValue }) => (
            <tr key={`${field} ${ofSymbol} ${oldValue} ${newValue}`}>
              <th scope="row">{ofSymbol === null ? changedFields[field] : `${changedFields[field]} of ${ofSymbol}`}</th>
              <td>
                {oldValue === null ? (
                  <Void />
                ) : (
                  <del>
                    − {oldValue} <span>removed</span>
                  </del>
                )}
              </td>
              <td>
                {newValue === null ? (
                  <Void />
                ) : (
                  <ins>
                    + {newValue} <span>added</span>
                  </ins>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Void() {
  return <span className={classes.none}>nothing</span>
}
