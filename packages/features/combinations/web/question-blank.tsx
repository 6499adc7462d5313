import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { useWhileTyping } from '@rosette/ui-kit/search/use-while-typing.ts'
import { type FormEvent, useId, useState } from 'react'
import { z } from 'zod'
import { shownWord } from '../contract/fill-question.ts'
import type { QuestionWord } from '../contract/question.ts'
import classes from './question-blank.module.css'

type QuestionBlankProps = { word: QuestionWord; said: string; onSay(said: string): void }

/** A word of a sentence as a field: a choice, a term with suggestions, or a text. */
export function QuestionBlank({ word, said, onSay }: QuestionBlankProps) {
  if (word.control === 'choice') {
    return (
      <select className={classes.blank} aria-label={word.label} value={said} onChange={({ currentTarget }) => onSay(currentTarget.value)}>
        {word.choices.map(({ label }) => (
          <option key={label}>{label}</option>
        ))}
      </select>
    )
  }
  return <TypedBlank key={said} word={word} said={said} onSay={onSay} />
}

/** What is typed counts when the field is left or Enter is pressed: half a word would be searched for in vain. */
function TypedBlank({ word, said, onSay }: QuestionBlankProps) {
  const shown = shownWord(word, said)
  const [typed, setTyped] = useState(shown)
  const isTerm = word.control === 'term'
  const terms = useWhileTyping(typed, isTerm && typed !== shown, findTerms)
  const listId = useId()
  function say() {
    const text = typed.trim()
    if (text === '' || text === shown) return setTyped(shown)
    const term = terms.find(({ name }) => name === text)
    onSay(term ? `${term.id} ${term.name}` : text)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    say()
  }
  return (
    <form onSubmit={submit} className={classes.form}>
      <input
        className={classes.blank}
        aria-label={word.label}
        list={isTerm ? listId : undefined}
        value={typed}
        size={Math.max(8, typed.length)}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={say}
      />
      {isTerm && (
        <datalist id={listId}>
          {terms.map(({ id, name }) => (
            <option key={id} value={name} label={id} />
          ))}
        </datalist>
      )}
    </form>
  )
}

// After this long, the visitor has typed on.
const timeoutMs = 3000

// The whole contract would be a chunk of its own, which every search form would load for it.
const FoundTerms = z.object({ terms: z.array(z.object({ id: z.string(), name: z.string() })) })

async function findTerms(text: string, signal: AbortSignal) {
  const { terms } = await fetchJson(FoundTerms, { path: 'suggest/terms', query: { text }, signal, timeoutMs })
  return terms
}
