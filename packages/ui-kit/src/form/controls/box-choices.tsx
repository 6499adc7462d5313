import { HelpMark } from '../../feedback/help-mark.tsx'
import type { ChoicesProps } from '../form-fields.ts'
import classes from './form-controls.module.css'
import grid from './toggle-grid.module.css'

/** Several of a few options, as checkboxes. */
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

/** Several of many short codes, with buttons that select groups of them. */
export function ToggleGrid({ field, value, onChange }: ChoicesProps) {
  return (
    <fieldset className={`${classes.set} ${grid.set}`}>
      <legend>{field.label}</legend>
      <div className={grid.picks}>
        {field.help && <HelpMark topic={field.help} label={field.label} />}
        {field.picks?.map((pick) => (
          <button key={pick.label} type="button" className={grid.pick} onClick={() => onChange(pick.values)}>
            {pick.label}
          </button>
        ))}
      </div>
      <div className={grid.grid}>
        {field.options.map((option) => (
          <label key={option.value} className={grid.toggle}>
            <input
              type="checkbox"
              className="visually-hidden"
              checked={value.includes(option.value)}
              onChange={(event) => onChange(chosenIn(field, value, option.value, event.currentTarget.checked))}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
