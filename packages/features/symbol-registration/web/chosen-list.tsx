import { Button } from '@mantine/core'
import classes from './chosen-list.module.css'

/** A record that was chosen. */
export type Chosen = { key: number; label: string }

type ChosenListProps = { label: string; chosen: readonly Chosen[]; onRemove(key: number): void }

/** What was chosen from suggestions, each to be taken back. */
export function ChosenList({ label, chosen, onRemove }: ChosenListProps) {
  if (chosen.length === 0) return null
  return (
    <ul className={classes.list} aria-label={label}>
      {chosen.map((item) => (
        <li key={item.key} className={classes.item}>
          <span>{item.label}</span>
          <Button variant="default" size="xs" aria-label={`Remove ${item.label}`} onClick={() => onRemove(item.key)}>
            Remove
          </Button>
        </li>
      ))}
    </ul>
  )
}
