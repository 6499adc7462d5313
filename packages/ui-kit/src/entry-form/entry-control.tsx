import frame from '../form/controls/field-frame.module.css'
import { describedBy, errorId, FieldFrame, hintId } from '../form/controls/field-frame.tsx'
import classes from '../form/controls/form-controls.module.css'
import type { ChoiceEntryField, EntryControlProps, EntryField, TextEntryField } from './define-entry-form.ts'

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

function EntrySelect({ id, name, field, value, error, onChange, onLeave }: EntryControlProps<ChoiceEntryField & { control: 'select' }>) {
  return (
    <FieldFrame id={id} label={field.label} hint={field.hint} size={field.size} error={error}>
      <select
        id={id}
        name={name}
        className={classes.select}
        value={String(value)}
        autoComplete={field.autoComplete}
        aria-required={field.isRequired}
        aria-invalid={error !== null}
        aria-describedby={describedBy(id, field.hint, error)}
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

type BoxField = Extract<EntryField, { control: 'checkbox' | 'radio' }>

/** Yes or no, or one of a few options: boxes with their labels beside them. */
function EntryBoxes({ id, name, field, value, error, onChange, onLeave }: EntryControlProps<BoxField>) {
  const described = describedBy(id, field.hint, error)
  const boxes =
    field.control === 'checkbox' ? (
      <label className={classes.box}>
        <input
          id={id}
          name={name}
          type="checkbox"
          checked={value === true}
          aria-invalid={error !== null}
          aria-describedby={described}
          onChange={(event) => onChange(event.currentTarget.checked)}
          onBlur={onLeave}
        />
        {field.label}
      </label>
    ) : (
      <fieldset className={classes.set} aria-describedby={described} aria-invalid={error !== null}>
        <legend>{field.label}</legend>
        <div className={classes.boxes}>
          {field.options.map((option, index) => (
            <label key={option.value} className={classes.box}>
              <input
                // The first option carries the field's id, which the summary links to.
                id={index === 0 ? id : undefined}
                name={id}
                type="radio"
                value={option.value}
                checked={value === option.value}
                onChange={() => onChange(option.value)}
                onBlur={onLeave}
              />
              {option.label}
            </label>
          ))}
        </div>
      </fieldset>
    )
  return (
    <div className={frame.field} data-size="large">
      {boxes}
      {field.hint && (
        <p id={hintId(id)} className={frame.hint}>
          {field.hint}
        </p>
      )}
      {error !== null && (
        <p id={errorId(id)} className={frame.error}>
          {error}
        </p>
      )}
    </div>
  )
}

/** Longer than any legitimate entry. */
const usualLength = 2000

/** A single-line or multi-line text field. */
function EntryText({ id, name, field, value, error, onChange, onLeave }: EntryControlProps<TextEntryField>) {
  const common = {
    id,
    name,
    maxLength: field.maxLength ?? usualLength,
    value: String(value),
    autoComplete: field.autoComplete ?? 'off',
    placeholder: field.placeholder,
    'aria-required': field.isRequired,
    'aria-invalid': error !== null,
    'aria-describedby': describedBy(id, field.hint, error),
    onBlur: onLeave,
  }
  return (
    <FieldFrame id={id} label={field.label} hint={field.hint} size={field.size} error={error}>
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
          inputMode={field.inputMode}
          readOnly={field.isReadOnly}
          data-autofocus={field.isFirst}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  )
}
