import { SuggestBox } from '@rosette/ui-kit/entry-form/suggest-box.tsx'
import type { LabRow } from '../contract/affiliations.ts'
import { labsQuery } from './edit-queries.ts'
import { useSuggestions } from './use-suggestions.ts'

/** EDIT-018. */
const closeDelayMs = 100

/** Finds an organization by a part of its name. */
export function LabBox({ onChoose }: { onChoose(lab: LabRow): void }) {
  const { text, setText, rows: labs } = useSuggestions(labsQuery)
  function choose(organizationId: string) {
    const lab = labs.find(({ ORGANIZATION_ID }) => String(ORGANIZATION_ID) === organizationId)
    if (lab) onChoose(lab)
    setText('')
  }
  return (
    <SuggestBox
      label="Add an organization"
      hint="Type two letters or more of its name and choose it from the list."
      text={text}
      choices={labs.map(({ ORGANIZATION_ID, NAME }) => ({ value: String(ORGANIZATION_ID), label: NAME }))}
      closeDelayMs={closeDelayMs}
      onText={setText}
      onChoose={({ value }) => choose(value)}
    />
  )
}
