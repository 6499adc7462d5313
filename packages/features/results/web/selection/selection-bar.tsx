import { Button } from '@mantine/core'
import type { ResultCategoryName } from '@rosette/kinds/registry/search-cards.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { ReactNode, Ref } from 'react'
import { formatCount } from '../query/category-words.ts'
import { countSelected, type Selection } from './selection.ts'
import classes from './selection-bar.module.css'

type SelectionBarProps = {
  category: ResultCategoryName
  selection: Selection
  total: number
  onAll(): void
  onOnlyPage(): void
  onClear(): void
  /** What can be done with the rows. */
  children?: ReactNode
  ref?: Ref<HTMLElement>
}

/** Names that show beside the count. */
const shownNames = 4

/** Stays in sight while anything is ticked: how much, what, and what to do with it. */
export function SelectionBar({ category, selection, total, onAll, onOnlyPage, onClear, children, ref }: SelectionBarProps) {
  const count = countSelected(selection, total)
  const isWhole = count === total
  return (
    <section ref={ref} tabIndex={-1} className={classes.bar} aria-label="Selection">
      <div className={classes.words}>
        <strong role="status">
          {isWhole ? `All ${formatCount(count, category)} selected` : `${formatCount(count, category)} selected`}
        </strong>
        <span className={classes.names}>{describeNames(selection)}</span>
      </div>
      <div className={classes.actions}>
        {selection.isAll && (
          <Button variant="default" size="xs" onClick={onOnlyPage}>
            Only this page
          </Button>
        )}
        <Button variant="default" size="xs" onClick={onAll} disabled={isWhole}>
          Select All
        </Button>
        <Button variant="default" size="xs" onClick={onClear}>
          Clear Selected
        </Button>
        {children}
      </div>
    </section>
  )
}

function describeNames(selection: Selection): string {
  const names = [...(selection.isAll ? selection.except : selection.rows).values()]
  const shown = names.slice(0, shownNames).join(', ')
  const more = names.length > shownNames ? ` and ${formatNumber(names.length - shownNames)} more` : ''
  return selection.isAll && names.length > 0 ? `all but ${shown}${more}` : `${shown}${more}`
}
