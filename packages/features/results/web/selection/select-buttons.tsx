import { Button } from '@mantine/core'
import { allSelected, countSelected } from './selection.ts'
import type { TickedRows } from './use-row-ticks.ts'

type SelectButtonsProps = Pick<TickedRows, 'selection' | 'onSelect'> & { total: number }

/** TABLE-001: both stand above the list while nothing is ticked; then the bar below has them. */
export function SelectButtons({ selection, onSelect, total }: SelectButtonsProps) {
  if (total === 0 || countSelected(selection, total) > 0) return null
  return (
    <>
      <Button variant="subtle" size="compact-xs" onClick={() => onSelect(allSelected)}>
        Select All
      </Button>
      <Button variant="subtle" size="compact-xs" disabled>
        Clear Selected
      </Button>
    </>
  )
}
