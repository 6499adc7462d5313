import { SuggestBox } from '@rosette/ui-kit/entry-form/suggest-box.tsx'
import { ChosenList } from './chosen-list.tsx'
import { publicationSuggestionsQuery } from './symbol-queries.ts'
import { useSuggestions } from './use-suggestions.ts'

export type ChosenPublication = { title: string; referenceId: number }

type PublicationFieldProps = { chosen: readonly ChosenPublication[]; onChange(chosen: readonly ChosenPublication[]): void }

/** Publications that tell of the class. */
export function PublicationField({ chosen, onChange }: PublicationFieldProps) {
  const { text, setText, rows } = useSuggestions(publicationSuggestionsQuery)
  function choose(referenceId: number) {
    const row = rows.find(({ REFERENCE_ID }) => REFERENCE_ID === referenceId)
    const isNew = !chosen.some((publication) => publication.referenceId === referenceId)
    if (row && isNew) onChange([...chosen, { title: row.TITLE, referenceId }])
    setText('')
  }
  return (
    <>
      <SuggestBox
        label="Publications"
        hint="Words of the title, a PubMed id or a DOI."
        text={text}
        choices={rows.map(({ REFERENCE_ID, TITLE }) => ({ value: String(REFERENCE_ID), label: TITLE }))}
        closeDelayMs={300}
        onText={setText}
        onChoose={({ value }) => choose(Number(value))}
      />
      <ChosenList
        label="Chosen publications"
        chosen={chosen.map(({ referenceId, title }) => ({ key: referenceId, label: title }))}
        onRemove={(key) => onChange(chosen.filter(({ referenceId }) => referenceId !== key))}
      />
    </>
  )
}
