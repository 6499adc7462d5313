import { maxSearchText, type SearchCategory } from '@rosette/contract-kit/search-contract.ts'
import { useLayoutEffect, useRef } from 'react'
import classes from './general-search.module.css'
import { optionId, SuggestionList } from './suggestion-list.tsx'
import { useSearchKeys } from './use-search-keys.ts'
import { useSuggestionList } from './use-suggestion-list.ts'

type SearchFieldProps = {
  id: string
  text: string
  category: SearchCategory
  placeholder: string
  hasSearchKeys: boolean
  takesFocus: boolean
  onText(text: string): void
  /** The visitor chose a record, or the search itself, from the list. */
  onChoose(path: string): void
}

/** A text field with suggestions: the combobox with a listbox of WAI-ARIA 1.2. The list comes with typing and never takes the focus. */
export function SearchField({ id, text, category, placeholder, hasSearchKeys, takesFocus, onText, onChoose }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const { suggestions, isShown, active, open, close, choose, setActive, followKey } = useSuggestionList({ text, category, onChoose })
  const listId = `${id}-list`
  useSearchKeys(field, hasSearchKeys)
  // React keeps `autoFocus` to itself, and a dialog that opens gives the focus to what has the attribute.
  useLayoutEffect(() => {
    field.current?.toggleAttribute('autofocus', takesFocus)
  }, [takesFocus])

  function type(typed: string) {
    onText(typed)
    open()
  }

  return (
    <>
      <input
        {...{ id, placeholder }}
        ref={field}
        className={classes.field}
        type="text"
        name="searchText"
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={followKey}
        onBlur={close}
        maxLength={maxSearchText}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && active !== null ? optionId(listId, active) : undefined}
      />
      {isShown ? <SuggestionList {...{ id: listId, suggestions, active, text, category }} onActive={setActive} onChoose={choose} /> : null}
    </>
  )
}
