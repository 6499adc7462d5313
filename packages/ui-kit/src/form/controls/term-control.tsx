import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { TermSuggestAnswer, type TermSuggestion } from '@rosette/contract-kit/search/term-suggestion.ts'
import { SuggestBox } from '../../entry-form/suggest-box.tsx'
import { useWhileTyping } from '../../search/use-while-typing.ts'
import { useFormContext } from '../form-context.tsx'
import { asText, type Draft, type DraftPath } from '../form-draft.ts'
import type { TermField } from '../form-fields.ts'

type TermControlProps = { field: TermField; text: string; neighbours: Draft; path: DraftPath }

const closeDelayMs = 150

/** A text field that suggests ontology terms. Choosing one keeps its id beside its name; typing on forgets the id. */
export function TermControl({ field: { id, label, hint, placeholder, size }, text, neighbours, path }: TermControlProps) {
  const { change } = useFormContext()
  const picked = asText(neighbours[id])
  const terms = useWhileTyping(text, picked === '', findTerms)
  // Of two changes in one render the last would win, so text and id change at once.
  const fill = (name: string, termId: string) => change(path.slice(0, -1), { ...neighbours, [String(path.at(-1))]: name, [id]: termId })
  return (
    <SuggestBox
      label={label}
      text={text}
      closeDelayMs={closeDelayMs}
      {...(hint !== undefined && { hint: picked === '' ? hint : `Chosen term: ${picked}` })}
      {...(placeholder !== undefined && { placeholder })}
      {...(size !== undefined && { size })}
      choices={terms.map((term) => ({ value: term.id, label: term.name, note: `${term.id} · ${term.category}` }))}
      onText={(typed) => fill(typed, '')}
      onChoose={(choice) => fill(choice.label, choice.value)}
    />
  )
}

// After this long, the visitor has typed on or submitted the form.
const timeoutMs = 3000

async function findTerms(text: string, signal: AbortSignal): Promise<readonly TermSuggestion[]> {
  const { terms } = await fetchJson(TermSuggestAnswer, { path: 'suggest/terms', query: { text }, signal, timeoutMs })
  return terms
}
