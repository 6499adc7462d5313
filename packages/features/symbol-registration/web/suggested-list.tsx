import { Button } from '@mantine/core'
import { SuggestBox } from '@rosette/ui-kit/entry-form/suggest-box.tsx'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { useSuggestions } from '../../members/web/use-suggestions.ts'
import classes from './suggested-list.module.css'

/** A selected record. */
export type Chosen = { key: number; label: string }

type SuggestedListProps<Row, Key extends QueryKey> = {
  label: string
  hint: string
  /** Label of the list of selected records. */
  listLabel: string
  queryOf(text: string): UseQueryOptions<Row[], Error, Row[], Key>
  /** The record that a row selects. */
  toChosen(row: Row): Chosen
  /** Label of the row, if it says more than the record's. */
  offer?(row: Row): string
  chosen: readonly Chosen[]
  onChange(chosen: readonly Chosen[]): void
}

/** Any number of records, each selected from suggestions for the typed text. */
export function SuggestedList<Row, Key extends QueryKey>(props: SuggestedListProps<Row, Key>) {
  const { label, hint, listLabel, queryOf, toChosen, offer, chosen, onChange } = props
  const { text, setText, rows } = useSuggestions(queryOf)
  const offered = rows.map((row) => ({ ...toChosen(row), words: offer?.(row) ?? toChosen(row).label }))
  function choose(key: number) {
    const wanted = offered.find((each) => each.key === key)
    if (wanted && !chosen.some((each) => each.key === key)) onChange([...chosen, { key, label: wanted.label }])
    setText('')
  }
  return (
    <>
      <SuggestBox
        label={label}
        hint={hint}
        text={text}
        choices={offered.map(({ key, words }) => ({ value: String(key), label: words }))}
        closeDelayMs={300}
        onText={setText}
        onChoose={({ value }) => choose(Number(value))}
      />
      <ChosenList label={listLabel} chosen={chosen} onRemove={(key) => onChange(chosen.filter((each) => each.key !== key))} />
    </>
  )
}

type ChosenListProps = { label: string; chosen: readonly Chosen[]; onRemove(key: number): void }

/** The selected records, each of which can be removed. */
function ChosenList({ label, chosen, onRemove }: ChosenListProps) {
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
