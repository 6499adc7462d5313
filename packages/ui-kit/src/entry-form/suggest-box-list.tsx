import type { Option } from '../form/form-fields.ts'
import classes from '../search/suggestion-list.module.css'

type SuggestBoxListProps = {
  id: string
  label: string
  choices: readonly Option[]
  active: number | null
  onActive(place: number): void
  onChoose(choice: Option): void
}

/** The choices below a field, which keeps the focus and the keys. */
export function SuggestBoxList({ id, label, choices, active, onActive, onChoose }: SuggestBoxListProps) {
  return (
    // Otherwise the field would lose the focus to a list that is only looked at.
    <div id={id} role="listbox" aria-label={label} className={classes.list} onMouseDown={(event) => event.preventDefault()}>
      {choices.map((choice, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's, which keeps the focus.
        <div
          key={choice.value}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          className={classes.option}
          onMouseMove={() => place === active || onActive(place)}
          onClick={() => onChoose(choice)}
        >
          {choice.label}
        </div>
      ))}
    </div>
  )
}

/** The row an arrow leads to, round and round; null for other keys. */
export function nextPlace(key: string, active: number | null, count: number): number | null {
  if (key === 'ArrowDown') return active === null || active === count - 1 ? 0 : active + 1
  if (key === 'ArrowUp') return active === null || active === 0 ? count - 1 : active - 1
  return null
}
