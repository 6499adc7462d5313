import classes from './form-controls.module.css'
import type { RadioField } from './form-fields.ts'

type RadioControlProps = { id: string; field: RadioField; value: string; onChange(value: string): void }

/** One of a few, all in sight. */
export function RadioControl({ id, field, value, onChange }: RadioControlProps) {
  return (
    <fieldset className={classes.set}>
      <legend className="visually-hidden">{field.label}</legend>
      <div className={classes.boxes}>
        {field.options.map((option) => (
          <label key={option.value} className={classes.box}>
            <input type="radio" name={id} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
