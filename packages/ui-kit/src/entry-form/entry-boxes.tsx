import frame from '../form/field-frame.module.css'
import { errorId, hintId } from '../form/field-frame.tsx'
import classes from '../form/form-controls.module.css'
import type { EntryControlProps, EntryField } from './define-entry-form.ts'
import { describedBy } from './described-by.ts'

type BoxField = Extract<EntryField, { control: 'checkbox' | 'radio' }>

/** Yes or no, or one of a few: boxes beside their words. */
export function EntryBoxes({ id, name, field, value, fault, onChange, onLeave }: EntryControlProps<BoxField>) {
  const described = describedBy(id, field.hint, fault)
  const boxes =
    field.control === 'checkbox' ? (
      <label className={classes.box}>
        <input
          {...{ id, name }}
          type="checkbox"
          checked={value === true}
          aria-invalid={fault !== null}
          aria-describedby={described}
          onChange={(event) => onChange(event.currentTarget.checked)}
          onBlur={onLeave}
        />
        {field.label}
      </label>
    ) : (
      <fieldset className={classes.set} aria-describedby={described} aria-invalid={fault !== null}>
        <legend>{field.label}</legend>
        <div className={classes.boxes}>
          {field.options.map((option, place) => (
            <label key={option.value} className={classes.box}>
              <input
                // The first carries the field's id, so that the summary leads to it.
                id={place === 0 ? id : undefined}
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
      {fault !== null && (
        <p id={errorId(id)} className={frame.error}>
          {fault}
        </p>
      )}
    </div>
  )
}
