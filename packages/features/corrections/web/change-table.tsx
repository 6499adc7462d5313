import { PlainTable } from '@rosette/ui-kit/table/plain-table.tsx'
import { type CorrectionChange, changedFields } from '../contract/correction-change.ts'
import classes from './change-table.module.css'

type ChangeTableProps = { changes: readonly CorrectionChange[]; before: string; after: string | null }

/** Each fact before and after; removed and added differ by a mark and a word, not by colour alone. */
export function ChangeTable({ changes, before, after }: ChangeTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
    <section className={classes.frame} aria-label="Before and after" tabIndex={0}>
      <PlainTable
        caption="Facts before and after"
        className={classes.table}
        rows={changes}
        rowKey={({ field, ofSymbol, oldValue, newValue }) => `${field} ${ofSymbol} ${oldValue} ${newValue}`}
        columns={[
          {
            id: 'fact',
            label: 'Fact',
            isName: true,
            cell: ({ field, ofSymbol }) => (ofSymbol === null ? changedFields[field] : `${changedFields[field]} of ${ofSymbol}`),
          },
          {
            id: 'before',
            label: `Release ${before}`,
            cell: ({ oldValue }) => (oldValue === null ? <Nothing /> : <Removed value={oldValue} />),
          },
          {
            id: 'after',
            label: after === null ? 'A later release' : `Release ${after}`,
            cell: ({ newValue }) => (newValue === null ? <Nothing /> : <Added value={newValue} />),
          },
        ]}
      />
    </section>
  )
}

function Removed({ value }: { value: string }) {
  return (
    <>
      − <del>{value}</del> <span className={classes.word}>removed</span>
    </>
  )
}

function Added({ value }: { value: string }) {
  return (
    <>
      + <ins>{value}</ins> <span className={classes.word}>added</span>
    </>
  )
}

function Nothing() {
  return <span className={classes.word}>nothing</span>
}
