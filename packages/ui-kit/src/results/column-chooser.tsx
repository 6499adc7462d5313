import { Button, Popover } from '@mantine/core'
import type { Column } from '@rosette/contract-kit/cards/define-columns.ts'
import { IconColumns3 } from '@tabler/icons-react'
import classes from './column-chooser.module.css'

type ColumnChooserProps = {
  columns: readonly Column<unknown>[]
  /** Ids of the visible columns; null for all. */
  shown: readonly string[] | null
  onChange(shown: readonly string[] | null): void
}

/** Chooses which columns are visible. The first identifies the rows and always is. */
export function ColumnChooser({ columns: [first, ...others], shown, onChange }: ColumnChooserProps) {
  if (!first) return null
  const isShown = (id: string) => shown?.includes(id) ?? true
  function toggle(id: string, isOn: boolean) {
    const next = others.filter((column) => (column.id === id ? isOn : isShown(column.id))).map((column) => column.id)
    onChange(next.length === others.length ? null : [first?.id ?? id, ...next])
  }
  return (
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus transitionProps={{ duration: 0 }}>
      <Popover.Target>
        <Button variant="default" size="xs" leftSection={<IconColumns3 size={15} aria-hidden />}>
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Columns">
        <ul className={classes.columns}>
          {others.map(({ id, label }) => (
            <li key={id}>
              <label className={classes.column}>
                <input type="checkbox" checked={isShown(id)} onChange={(event) => toggle(id, event.currentTarget.checked)} />
                {label}
              </label>
            </li>
          ))}
        </ul>
        {shown && (
          <button type="button" className={classes.all} onClick={() => onChange(null)}>
            Show all
          </button>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
