import { FieldFrame, hintId } from './field-frame.tsx'
import { useFormContext } from './form-context.tsx'
import classes from './form-controls.module.css'
import type { ChoicesProps } from './form-fields.ts'
import { optionsWithListed } from './options-with-listed.ts'
import { RemoteChoices } from './remote-choices.tsx'

/** DATA-032: a list of four rows. */
const shownRows = 4

/** Several of a list. One that comes from the records alone is long, and is filtered by typing. */
export function MultiSelectControl({ id, field, value, onChange }: ChoicesProps) {
  const { options } = useFormContext()
  if (field.list !== undefined && field.options.length === 0)
    return <RemoteChoices id={id} field={field} value={value} onChange={onChange} />
  const offered = optionsWithListed(field, options, value)
  const hint = field.hint ?? `Hold Ctrl or ⌘ to choose several of ${offered.length}.`
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
