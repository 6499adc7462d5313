import { SuggestBox } from '@rosette/ui-kit/entry-form/suggest-box.tsx'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { useSuggestions } from '../../members/web/use-suggestions.ts'
import { type Chosen, ChosenList } from './chosen-list.tsx'

type SuggestedListProps<Row, Key extends QueryKey> = {
  label: string
  hint: string
  /** What the list of those that were chosen is called. */
  listLabel: string
  queryOf(text: string): UseQueryOptions<Row[], Error, Row[], Key>
  /** What is chosen with a row. */
  toChosen(row: Row): Chosen
  /** How the row is offered, where that says more. */
  offer?(row: Row): string
  chosen: readonly Chosen[]
  onChange(chosen: readonly Chosen[]): void
}

/** Any number of records, each found by what is typed and chosen from what is suggested. */
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
        {...{ label, hint, text }}
        choices={offered.map(({ key, words }) => ({ value: String(key), label: words }))}
        closeDelayMs={300}
        onText={setText}
        onChoose={({ value }) => choose(Number(value))}
      />
      <ChosenList label={listLabel} chosen={chosen} onRemove={(key) => onChange(chosen.filter((each) => each.key !== key))} />
    </>
  )
}
