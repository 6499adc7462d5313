import { SuggestBox } from '@rosette/ui-kit/entry-form/suggest-box.tsx'
import { useState } from 'react'
import { labsQuery } from '../../members/web/edit-queries.ts'
import { useSuggestions } from '../../members/web/use-suggestions.ts'

/** SYMBOL-015. */
const closeDelayMs = 300

/** A lab of the list; what is typed and not chosen is cleared when the field is left (SYMBOL-014). */
export function LabField({ onChoose }: { onChoose(lab: string | null): void }) {
  const { text, setText, rows } = useSuggestions(labsQuery)
  const [chosen, setChosen] = useState<string | null>(null)
  function choose(lab: string | null) {
    setChosen(lab)
    onChoose(lab)
    setText(lab ?? '')
  }
  return (
    <SuggestBox
      label="Research lab"
      hint="Type two letters or more of its name and choose it from the list."
      text={text}
      choices={chosen === text ? [] : rows.map(({ ORGANIZATION_ID, NAME }) => ({ value: String(ORGANIZATION_ID), label: NAME }))}
      closeDelayMs={closeDelayMs}
      onText={(typed) => {
        setText(typed)
        if (chosen !== null) {
          setChosen(null)
          onChoose(null)
        }
      }}
      onChoose={({ label }) => choose(label)}
      onLeft={() => {
        if (chosen === null) choose(null)
      }}
    />
  )
}
