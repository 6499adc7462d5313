import type { SearchType } from '@rosette/contract-kit/cards/define-search-entry.ts'
import { generalSearchPath } from '@rosette/contract-kit/site-paths/results-path.ts'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { useSearchTypes } from '../app-facts.tsx'
import classes from './general-search.module.css'
import { SearchField } from './search-field.tsx'

type GeneralSearchProps = {
  /** `bar` is for the top bar, `hero` for the home page and full screen on phones, `page` for content. */
  look: 'bar' | 'hero' | 'page'
  initialText?: string
  /** The page's main search box takes the `/` key and Ctrl-K. */
  hasSearchKeys?: boolean
  /** Takes the focus on mounting, for a box that the visitor has just opened. */
  takesFocus?: boolean
  /** The visitor searched, or opened a suggested record. */
  onSearch?(): void
}

/** Type selector, text field with suggestions, and button: the general search of document 1, section 2.2. */
export function GeneralSearch({ look, initialText = '', hasSearchKeys = false, takesFocus = false, onSearch }: GeneralSearchProps) {
  const router = useRouter()
  const [text, setText] = useState(initialText)
  const { types, chosenAtFirst } = useSearchTypes()
  const [type, setType] = useState(chosenAtFirst)
  const id = useId()

  function go(path: string) {
    setText('')
    router.history.push(path)
    onSearch?.()
  }

  function search(event: FormEvent) {
    event.preventDefault()
    const path = generalSearchPath(text, type.category)
    if (path) go(path)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the form must stay a form for Enter to work; <search> would add an element around it.
    <form
      className={`${classes.form} ${classes[look]}`}
      role="search"
      aria-label={look === 'page' ? 'Search again' : 'General search'}
      // Until the page has started, the browser itself opens the results.
      action="/results"
      onSubmit={search}
    >
      <input type="hidden" name="mainType" value="general" />
      <label className="visually-hidden" htmlFor={`${id}-type`}>
        Search for
      </label>
      <TypeSelect id={`${id}-type`} types={types} chosen={type} onChange={setType} />
      <label className="visually-hidden" htmlFor={`${id}-text`}>
        Search text
      </label>
      <SearchField
        id={`${id}-text`}
        text={text}
        type={type}
        placeholder={look === 'bar' ? `Search ${type.plural}, e.g. ${type.example}` : type.example}
        hasSearchKeys={hasSearchKeys}
        takesFocus={takesFocus}
        onText={setText}
        onChoose={go}
      />
      {hasSearchKeys && look === 'bar' ? (
        <span className={classes.key} aria-hidden="true">
          /
        </span>
      ) : null}
      <button type="submit" className={classes.go} aria-label={look === 'bar' ? 'Search' : undefined}>
        <svg className={classes.glass} viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="11" cy="11" r="6.5" />
          <path d="M16 16l4.5 4.5" />
        </svg>
        {look === 'bar' ? null : <span>Search</span>}
      </button>
    </form>
  )
}

type TypeSelectProps = { id: string; types: readonly SearchType[]; chosen: SearchType; onChange(type: SearchType): void }

function TypeSelect({ id, types, chosen, onChange }: TypeSelectProps) {
  function choose(category: string) {
    const type = types.find((each) => each.category === category)
    if (type) onChange(type)
  }
  return (
    <span className={classes.type}>
      <select id={id} name="category" value={chosen.category} onChange={(event) => choose(event.currentTarget.value)}>
        {types.map(({ category, label }) => (
          <option key={category} value={category}>
            {label}
          </option>
        ))}
      </select>
    </span>
  )
}
