import { Button } from '@mantine/core'
import type { Column } from '@rosette/contract-kit/cards/define-search-card.ts'
import { IconArrowUp, IconColumns3 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { PanelButton } from '../layout/panel-button.tsx'
import classes from './list-tools.module.css'
import { columnsWithin, isEmptyColumn, ownColumns, shownColumns } from './shown-columns.ts'

type ListToolsProps = {
  /** Which rows are shown. */
  line: string
  /** Before the line: filters of the list. */
  before?: ReactNode
  /** After the line: actions on the rows. */
  after?: ReactNode
  /** At the end: how the rows are shown. */
  children: ReactNode
}

/** The line above a list. */
export function ListTools({ line, before, after, children }: ListToolsProps) {
  return (
    <div className={classes.tools}>
      {before}
      <span role="status" className={classes.line}>
        {line}
      </span>
      {after}
      <div className={classes.view}>{children}</div>
    </div>
  )
}

/** The end of a list: which rows were shown, a way to more, and a way back to the top. */
export function ListFoot({ line, children }: { line: string; children: ReactNode }) {
  return (
    <div className={classes.foot}>
      <span>{line}</span>
      {children}
      <BackToTop />
    </div>
  )
}

/** TABLE-008. */
function BackToTop() {
  return (
    <Button variant="default" size="xs" leftSection={<IconArrowUp size={14} aria-hidden />} onClick={() => window.scrollTo({ top: 0 })}>
      Back to Top
    </Button>
  )
}

type ColumnChooserProps = {
  columns: readonly Column<unknown>[]
  /** Ids of the chosen columns; null before anyone chose. */
  chosen: readonly string[] | null
  /** Ids of those that are empty in every match. */
  empty: readonly string[]
  onChange(chosen: readonly string[] | null): void
}

/** Chooses which columns are visible. The first identifies the rows and always is. */
export function ColumnChooser({ columns, chosen, empty, onChange }: ColumnChooserProps) {
  const idsOf = (choice: readonly string[] | null) => shownColumns(columns, choice, empty).map(({ id }) => id)
  const [shown, atFirst] = [idsOf(chosen), idsOf(null)]
  function toggle(id: string, isOn: boolean) {
    const next = idsOf(isOn ? [...shown, id] : shown.filter((other) => other !== id))
    onChange(next.join() === atFirst.join() ? null : next)
  }
  return (
    <PanelButton label="Columns" icon={<IconColumns3 size={15} aria-hidden />}>
      {() => (
        <>
          <ul className={classes.columns}>
            {ownColumns(columns)
              .slice(1)
              .map((column) => (
                <li key={column.id}>
                  <label className={classes.column}>
                    <input
                      type="checkbox"
                      checked={shown.includes(column.id)}
                      onChange={(event) => toggle(column.id, event.currentTarget.checked)}
                    />
                    {[column, ...columnsWithin(columns, column)].map(({ label }) => label).join(' / ')}{' '}
                    {isEmptyColumn(columns, column, empty) && <span className={classes.empty}>empty in these results</span>}
                  </label>
                </li>
              ))}
          </ul>
          {chosen && (
            <button type="button" className={classes.all} onClick={() => onChange(null)}>
              Reset columns
            </button>
          )}
        </>
      )}
    </PanelButton>
  )
}
