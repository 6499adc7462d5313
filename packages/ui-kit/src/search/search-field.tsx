import type { SearchType } from '@rosette/contract-kit/cards/define-search-entry.ts'
import { maxSearchText } from '@rosette/contract-kit/search/search-text.ts'
import { lazy, type RefObject, Suspense, useLayoutEffect, useRef } from 'react'
import { useKeys } from '../keys/use-keys.ts'
import classes from './general-search.module.css'
import { optionId, useSuggestionList } from './use-suggestion-list.ts'

const loadList = () => import('./suggestion-list.tsx')

/** Loaded when the visitor turns to the field, which is before there is anything to suggest. */
const SuggestionList = lazy(() => loadList().then((module) => ({ default: module.SuggestionList })))

type SearchFieldProps = {
  id: string
  text: string
  type: SearchType
  placeholder: string
  hasSearchKeys: boolean
  takesFocus: boolean
  onText(text: string): void
  /** The visitor chose a record, or the search itself, from the list. */
  onChoose(path: string): void
}

/** A text field with suggestions: the combobox with a listbox of WAI-ARIA 1.2. The list comes with typing and never takes the focus. */
export function SearchField({
  id,
  text,
  type: { category, plural },
  placeholder,
  hasSearchKeys,
  takesFocus,
  onText,
  onChoose,
}: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const { suggestions, isShown, active, open, close, choose, setActive, followKey } = useSuggestionList({ text, category, onChoose })
  const listId = `${id}-list`
  useSearchKeys(field, hasSearchKeys)
  // React does not render the `autofocus` attribute, which an opening dialog uses to place the focus.
  useLayoutEffect(() => {
    field.current?.toggleAttribute('autofocus', takesFocus)
  }, [takesFocus])

  function follow(typed: string) {
    onText(typed)
    open()
  }

  return (
    <>
      <input
        id={id}
        placeholder={placeholder}
        ref={field}
        className={classes.field}
        type="text"
        name="searchText"
        value={text}
        onFocus={loadList}
        onChange={(event) => follow(event.currentTarget.value)}
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
      {isShown ? (
        <Suspense>
          <SuggestionList
            id={listId}
            suggestions={suggestions}
            active={active}
            text={text}
            plural={plural}
            onActive={setActive}
            onChoose={choose}
          />
        </Suspense>
      ) : null}
    </>
  )
}

/** Moves the focus to the field on `/` (except while typing in another field) and on Ctrl-K or Command-K (from anywhere). */
function useSearchKeys(field: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  function focusField(): boolean {
    // A hidden field (on phones) cannot take the focus; the browser then handles the key.
    if (!field.current || field.current.offsetParent === null) return false
    field.current.focus()
    field.current.select()
    return true
  }
  useKeys({ '/': focusField, 'Ctrl K': focusField }, isOn)
}
