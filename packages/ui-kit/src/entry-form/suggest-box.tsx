import { useEffect, useId, useRef, useState } from 'react'
import { describedBy, FieldFrame } from '../form/controls/field-frame.tsx'
import classes from '../form/controls/form-controls.module.css'
import type { ControlSize, Option } from '../form/form-fields.ts'
import { useOptionKeys } from '../keys/use-option-keys.ts'
import suggestions from '../search/suggestion-list.module.css'
import own from './suggest-box.module.css'

/** `note` says more about a choice, where its label is not enough. */
export type SuggestChoice = Option & { note?: string }

type SuggestBoxProps = {
  label: string
  text: string
  /** What the text may mean; the caller fetches them as the text changes. */
  choices: readonly SuggestChoice[]
  hint?: string
  placeholder?: string
  size?: ControlSize
  error?: string | null
  /** How long the list stays open after the field loses focus, so that a click on it still counts. */
  closeDelayMs: number
  onText(text: string): void
  onChoose(choice: Option): void
  /** The field has lost focus and the list is closed. */
  onLeft?(): void
}

/** A text field with choices below it: the combobox with a listbox of WAI-ARIA 1.2. */
export function SuggestBox(props: SuggestBoxProps) {
  const { label, text, choices, hint, placeholder, size = 'large', error = null, closeDelayMs, onText, onChoose, onLeft } = props
  const id = useId()
  const listId = `${id}-list`
  const [isOpen, setIsOpen] = useState(false)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(closing.current), [])
  const isShown = isOpen && choices.length > 0
  const { active, setActive, followKey } = useOptionKeys({
    count: choices.length,
    isShown,
    open: () => show(true),
    close: () => show(false),
    choose: (index) => choose(choices[index]),
  })

  function show(isWanted: boolean) {
    clearTimeout(closing.current)
    setIsOpen(isWanted)
    setActive(null)
  }
  function choose(choice: Option | undefined) {
    show(false)
    if (choice) onChoose(choice)
  }
  function leave() {
    closing.current = setTimeout(() => {
      show(false)
      onLeft?.()
    }, closeDelayMs)
  }
  return (
    <FieldFrame id={id} label={label} hint={hint} size={size} error={error}>
      <div className={own.place}>
        <input
          id={id}
          placeholder={placeholder}
          className={classes.input}
          type="text"
          value={text}
          autoComplete="off"
          spellCheck={false}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-activedescendant={isShown && active !== null ? `${listId}-${active}` : undefined}
          aria-invalid={error !== null}
          aria-describedby={describedBy(id, hint, error)}
          onChange={(event) => {
            onText(event.currentTarget.value)
            show(true)
          }}
          onFocus={() => show(true)}
          onKeyDown={followKey}
          onBlur={leave}
        />
        {isShown && <SuggestBoxList id={listId} label={label} choices={choices} active={active} onActive={setActive} onChoose={choose} />}
      </div>
    </FieldFrame>
  )
}

type SuggestBoxListProps = {
  id: string
  label: string
  choices: readonly SuggestChoice[]
  active: number | null
  onActive(index: number): void
  onChoose(choice: Option): void
}

/** The choices below a field; focus and keyboard stay with the field. */
function SuggestBoxList({ id, label, choices, active, onActive, onChoose }: SuggestBoxListProps) {
  return (
    // Pressing the mouse on the list would otherwise take focus from the field.
    <div id={id} role="listbox" aria-label={label} className={suggestions.list} onMouseDown={(event) => event.preventDefault()}>
      {choices.map((choice, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys.
        <div
          key={choice.value}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={suggestions.option}
          onMouseMove={() => index === active || onActive(index)}
          onClick={() => onChoose(choice)}
        >
          {choice.note === undefined ? choice.label : <span className={own.label}>{choice.label}</span>}
          {choice.note !== undefined && <span className={own.note}>{choice.note}</span>}
        </div>
      ))}
    </div>
  )
}
