import { failedText } from '../../feedback/loading.tsx'
import { noteWithoutValues, optionsWithListed, useFormContext } from '../form-context.tsx'
import { type Draft, onlyChoiceOf } from '../form-draft.ts'
import type { SelectField } from '../form-fields.ts'
import { FieldFrame, hintId } from './field-frame.tsx'
import classes from './form-controls.module.css'
import { TextControl } from './text-control.tsx'

type SelectControlProps = {
  id: string
  field: SelectField
  value: string
  neighbours: Draft
  isLabelHidden: boolean
  onChange(value: string): void
}

/** DATA-032: prompts for a choice if there is no initial one. */
const prompt = 'Please select...'

/** One value of a list. If the list could not be loaded, a value can be typed. */
export function SelectControl({ id, field, value, neighbours, isLabelHidden, onChange }: SelectControlProps) {
  const { options } = useFormContext()
  if (field.list !== undefined && options.state === 'failed') {
    const typed = value === field.any?.value ? '' : value
    return <TextControl id={id} field={{ ...field, hint: `${failedText('the list')} Type a name.` }} value={typed} onChange={onChange} />
  }
  const only = onlyChoiceOf(field, neighbours)
  const all = optionsWithListed(field, options, value === '' ? [] : [value])
  const offered = only === null ? all : all.filter((option) => option.value === only)
  const hint = only === null ? (noteWithoutValues(field, options) ?? field.hint) : 'Exact match only.'
  return (
    <FieldFrame id={id} label={field.label} hint={hint} size={field.size} isLabelHidden={isLabelHidden}>
      <select
        id={id}
        className={classes.select}
        value={value}
        aria-label={field.fullLabel}
        aria-describedby={hint && hintId(id)}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {field.any ? <option value={field.any.value}>{field.any.label}</option> : null}
        {field.any === undefined && field.initial === undefined ? <option value="">{prompt}</option> : null}
        {offered.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
