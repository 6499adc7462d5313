import { SuggestBox } from '@rosette/ui-kit/entry-form/suggest-box.tsx'
import { useSuggestions } from '../../members/web/use-suggestions.ts'
import { genesQuery } from './paper-queries.ts'

type GeneBoxProps = { label: string; value: string; onChoose(locus: string): void }

/** A locus by its name or symbol. */
export function GeneBox({ label, value, onChoose }: GeneBoxProps) {
  const { text, setText, rows } = useSuggestions(genesQuery)
  return (
    <SuggestBox
      label={label}
      placeholder="Symbol or locus"
      text={text === '' ? value : text}
      choices={rows.map(({ NAME }) => ({ value: NAME, label: NAME }))}
      closeDelayMs={200}
      onText={setText}
      onChoose={(choice) => {
        onChoose(choice.value)
        setText('')
      }}
    />
  )
}
