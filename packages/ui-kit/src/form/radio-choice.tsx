import { useId } from 'react'
import classes from './radio-choice.module.css'

type Option<Value extends string> = {
  value: Value
  label: string
  /** Why it cannot be taken. */
  reason?: string
}

type RadioChoiceProps<Value extends string> = {
  label: string
  options: readonly Option<Value>[]
  value: Value
  onValue(value: NoInfer<Value>): void
}

/** One of a few. What cannot be taken says why. */
export function RadioChoice<Value extends string>({ label, options, value, onValue }: RadioChoiceProps<Value>) {
  const id = useId()
  return (
    <fieldset className={classes.choice}>
      <legend>{label}</legend>
      {options.map((option) => (
        <div key={option.value} className={classes.option} data-disabled={option.reason !== undefined || undefined}>
          <label>
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              disabled={option.reason !== undefined}
              aria-describedby={option.reason && `${id}-${option.value}`}
              onChange={() => onValue(option.value)}
            />
            {option.label}
          </label>
          {option.reason && (
            <p id={`${id}-${option.value}`} className={classes.reason}>
              {option.reason}
            </p>
          )}
        </div>
      ))}
    </fieldset>
  )
}
