import { FieldFrame } from '../form/field-frame.tsx'
import classes from '../form/form-controls.module.css'
import type { EntryControlProps, TextEntryField } from './define-entry-form.ts'
import { describedBy } from './described-by.ts'

/** Longer than anything that is meant. */
const maxLength = 2000

/** One line of text, or several. */
export function EntryText({ id, name, field, value, fault, onChange, onLeave }: EntryControlProps<TextEntryField>) {
  const common = {
    id,
    name,
    maxLength,
    value: String(value),
    autoComplete: field.autoComplete ?? 'off',
    placeholder: field.placeholder,
    'aria-required': field.isRequired,
    'aria-invalid': fault !== null,
    'aria-describedby': describedBy(id, field.hint, fault),
    onBlur: onLeave,
  }
  return (
    <FieldFrame id={id} label={field.label} hint={field.hint} size={field.size} error={fault}>
      {field.control === 'textarea' ? (
        <textarea
          {...common}
          className={`${classes.area} ${classes.prose}`}
          rows={field.rows ?? 3}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <input
          {...common}
          className={classes.input}
          type={field.control}
          readOnly={field.isReadOnly}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  )
}
