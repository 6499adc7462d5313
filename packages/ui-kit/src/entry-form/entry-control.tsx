import { FieldFrame } from '../form/field-frame.tsx'
import classes from '../form/form-controls.module.css'
import type { ChoiceEntryField, EntryControlProps } from './define-entry-form.ts'
import { describedBy } from './described-by.ts'
import { EntryBoxes } from './entry-boxes.tsx'
import { EntryText } from './entry-text.tsx'

/** Draws any field of an entry form. */
export function EntryControl(props: EntryControlProps) {
  const { field } = props
  switch (field.control) {
    case 'select':
      return <EntrySelect {...props} field={field} />
    case 'radio':
    case 'checkbox':
      return <EntryBoxes {...props} field={field} />
    default:
      return <EntryText {...props} field={field} />
  }
}

function EntrySelect({ id, name, field, value, fault, onChange, onLeave }: EntryControlProps<ChoiceEntryField & { control: 'select' }>) {
  return (
    <FieldFrame id={id} label={field.label} hint={field.hint} size={field.size} error={fault}>
      <select
        {...{ id, name }}
        className={classes.select}
        value={String(value)}
        autoComplete={field.autoComplete}
        aria-required={field.isRequired}
        aria-invalid={fault !== null}
        aria-describedby={describedBy(id, field.hint, fault)}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onLeave}
      >
        <option value="">Please select...</option>
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
