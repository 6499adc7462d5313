import classes from './form-controls.module.css'
import type { ChoicesProps } from './form-fields.ts'

/** Several of a few, as boxes. */
export function BoxChoices({ field, value, onChange }: ChoicesProps) {
  return (
    <fieldset className={classes.set}>
      <legend>{field.label}</legend>
      <div className={classes.boxes}>
        {field.options.map((option) => (
          <label key={option.value} className={classes.box}>
            <input
              type="checkbox"
              checked={value.includes(option.value)}
              onChange={(event) => onChange(chosenIn(field, value, option.value, event.currentTarget.checked))}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The chosen values, in the order of the options. */
export function chosenIn(field: ChoicesProps['field'], value: readonly string[], changed: string, isOn: boolean): string[] {
  return field.options.flatMap((option) => ((option.value === changed ? isOn : value.includes(option.value)) ? [option.value] : []))
}
