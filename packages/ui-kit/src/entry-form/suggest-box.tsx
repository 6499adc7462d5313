import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { FieldFrame } from '../form/field-frame.tsx'
import classes from '../form/form-controls.module.css'
import type { ControlSize, Option } from '../form/form-fields.ts'
import { describedBy } from './described-by.ts'
import own from './suggest-box.module.css'
import { nextPlace, SuggestBoxList } from './suggest-box-list.tsx'

type SuggestBoxProps = {
  label: string
  text: string
  /** What the text may mean; the caller asks for it as the text changes. */
  choices: readonly Option[]
  hint?: string
  placeholder?: string
  size?: ControlSize
  fault?: string | null
  /** How long the list stays when the field is left, so that a click on it still counts. */
  closeDelayMs: number
  onText(text: string): void
  onChoose(choice: Option): void
  /** The field was left and the list is closed. */
  onLeft?(): void
}

/** A text field with choices below it: the combobox with a listbox of WAI-ARIA 1.2. */
export function SuggestBox(props: SuggestBoxProps) {
  const { label, text, choices, hint, placeholder, size = 'large', fault = null, closeDelayMs, onText, onChoose, onLeft } = props
  const id = useId()
  const listId = `${id}-list`
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState<number | null>(null)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(closing.current), [])
  const isShown = isOpen && choices.length > 0

  function open(isWanted: boolean) {
    clearTimeout(closing.current)
    setIsOpen(isWanted)
    setActive(null)
  }
  function choose(choice: Option | undefined) {
    open(false)
    if (choice) onChoose(choice)
  }
  function leave() {
    closing.current = setTimeout(() => {
      open(false)
      onLeft?.()
    }, closeDelayMs)
  }
  function followKey(event: KeyboardEvent) {
    const next = nextPlace(event.key, active, choices.length)
    if (event.nativeEvent.isComposing || !isShown) return
    if (next === null && event.key !== 'Escape' && !(event.key === 'Enter' && active !== null)) return
    event.preventDefault()
    if (next !== null) setActive(next)
    else if (event.key === 'Enter' && active !== null) choose(choices[active])
    else open(false)
  }
  return (
    <FieldFrame id={id} label={label} hint={hint} size={size} error={fault}>
      <div className={own.place}>
        <input
          {...{ id, placeholder }}
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
          aria-invalid={fault !== null}
          aria-describedby={describedBy(id, hint, fault)}
          onChange={(event) => {
            onText(event.currentTarget.value)
            open(true)
          }}
          onFocus={() => open(true)}
          onKeyDown={followKey}
          onBlur={leave}
        />
        {isShown && <SuggestBoxList {...{ id: listId, label, choices, active }} onActive={setActive} onChoose={choose} />}
      </div>
    </FieldFrame>
  )
}
