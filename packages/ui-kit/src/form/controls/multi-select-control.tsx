import { useState } from 'react'
import { failedText } from '../../feedback/loading.tsx'
import { noteWithoutValues, optionsWithListed, useFormContext } from '../form-context.tsx'
import type { ChoicesProps } from '../form-fields.ts'
import { FieldFrame, hintId } from './field-frame.tsx'
import classes from './form-controls.module.css'
import remote from './remote-choices.module.css'
import { TextControl } from './text-control.tsx'

/** Several values of a list, as checkboxes in a box that shows four rows and scrolls (DATA-032). A list that comes only from the records is long, so it can be filtered by typing. */
export function MultiSelectControl({ id, field, value, onChange }: ChoicesProps) {
  const { options } = useFormContext()
  if (field.list !== undefined && field.options.length === 0)
    return <RemoteChoices id={id} field={field} value={value} onChange={onChange} />
  const offered = optionsWithListed(field, options, value)
  const hint = noteWithoutValues(field, options) ?? field.hint
  // In the order of the list, whatever was ticked first.
  const choose = (name: string, isOn: boolean) =>
    onChange(offered.flatMap((option) => ((option.value === name ? isOn : value.includes(option.value)) ? [option.value] : [])))
  return (
    <FieldFrame id={id} label={field.label} hint={hint} size={field.size}>
      <fieldset id={id} className={remote.choices} aria-label={field.label} aria-describedby={hint === undefined ? undefined : hintId(id)}>
        {offered.map((option) => (
          <Choice key={option.value} option={option} isChosen={value.includes(option.value)} onChoose={choose} />
        ))}
      </fieldset>
    </FieldFrame>
  )
}

type ChoiceProps = { option: { value: string; label: string }; isChosen: boolean; onChoose(value: string, isOn: boolean): void }

function Choice({ option: { value, label }, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className={classes.box}>
      <input type="checkbox" value={value} checked={isChosen} onChange={(event) => onChoose(value, event.currentTarget.checked)} />
      {label}
    </label>
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
          <Choice key={option.value} option={option} isChosen={isChosen(option.value)} onChoose={choose} />
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
