import { useState } from 'react'
import { failedText } from '../../feedback/loading.tsx'
import { noteWithoutValues, optionsWithListed, useFormContext } from '../form-context.tsx'
import type { ChoicesProps } from '../form-fields.ts'
import { FieldFrame, hintId } from './field-frame.tsx'
import classes from './form-controls.module.css'
import remote from './remote-choices.module.css'
import { TextControl } from './text-control.tsx'

/** DATA-032: a list of four rows. */
const shownRows = 4

/** Several values of a list. A list that comes only from the records is long, so it can be filtered by typing. */
export function MultiSelectControl({ id, field, value, onChange }: ChoicesProps) {
  const { options } = useFormContext()
  if (field.list !== undefined && field.options.length === 0)
    return <RemoteChoices id={id} field={field} value={value} onChange={onChange} />
  const offered = optionsWithListed(field, options, value)
  const hint = noteWithoutValues(field, options) ?? field.hint ?? `Hold Ctrl or ⌘ to select several of ${offered.length}.`
  return (
    <FieldFrame id={id} label={field.label} hint={hint} size={field.size}>
      <select
        id={id}
        multiple
        size={shownRows}
        className={classes.many}
        value={[...value]}
        aria-describedby={hintId(id)}
        onChange={(event) => onChange(Array.from(event.currentTarget.selectedOptions, (option) => option.value))}
      >
        {offered.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

/** Nobody reads through more than this; typing narrows the list. */
const shownAtMost = 100

/** Several values of a list that the server holds. If it could not be loaded, names can be typed. */
function RemoteChoices({ id, field, value, onChange }: ChoicesProps) {
  const { options } = useFormContext()
  const [typed, setTyped] = useState('')
  if (options.state === 'failed') {
    const names = (text: string) => text.split(',').map((name) => name.trimStart())
    const hint = `${failedText('the list')} Type names, separated by commas.`
    return <TextControl id={id} field={{ ...field, hint }} value={value.join(', ')} onChange={(text) => onChange(names(text))} />
  }
  const all = optionsWithListed(field, options, value)
  const wanted = typed.trim().toLowerCase()
  const isChosen = (name: string) => value.includes(name)
  const found = all.filter(({ label, value: name }) => isChosen(name) || label.toLowerCase().includes(wanted))
  const shown = found.toSorted((a, b) => Number(isChosen(b.value)) - Number(isChosen(a.value))).slice(0, shownAtMost)
  const choose = (name: string, isOn: boolean) => onChange(isOn ? [...value, name] : value.filter((each) => each !== name))
  const hint = noteWithoutValues(field, options) ?? noteOf(options.state, all.length, found.length, value.length)
  return (
    <FieldFrame id={id} label={field.label} hint={hint} size={field.size}>
      <input
        id={id}
        type="search"
        className={classes.input}
        placeholder="Type to filter the list"
        autoComplete="off"
        disabled={options.state === 'ready' && all.length === 0}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        // It filters the list and is not part of the query, so Enter does not submit the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <fieldset className={remote.choices} aria-busy={options.state === 'pending'}>
        <legend className="visually-hidden">{field.label}</legend>
        {shown.map((option) => (
          <label key={option.value} className={classes.box}>
            <input
              type="checkbox"
              checked={isChosen(option.value)}
              onChange={(event) => choose(option.value, event.currentTarget.checked)}
            />
            {option.label}
          </label>
        ))}
      </fieldset>
    </FieldFrame>
  )
}

function noteOf(state: 'pending' | 'ready', all: number, found: number, chosen: number): string {
  if (state === 'pending') return 'The list is loading.'
  const ticked = chosen === 0 ? '' : `${chosen} selected. `
  if (found > shownAtMost) return `${ticked}The first ${shownAtMost} of ${found}; type to narrow the list.`
  return `${ticked}${found} of ${all}. Matches any selected value.`
}
