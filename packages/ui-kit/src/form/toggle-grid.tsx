import { chosenIn } from './box-choices.tsx'
import classes from './form-controls.module.css'
import type { ChoicesProps } from './form-fields.ts'
import grid from './toggle-grid.module.css'

/** Several of many short codes, with ways to choose some of them at once. */
export function ToggleGrid({ field, value, onChange }: ChoicesProps) {
  return (
    <fieldset className={`${classes.set} ${grid.set}`}>
      <legend>{field.label}</legend>
      <div className={grid.picks}>
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
