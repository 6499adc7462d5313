import { useId } from 'react'
import { formatNumber } from '../text/format-number.ts'
import classes from './segments.module.css'

type SegmentsProps<Value extends string> = {
  label: string
  /** Without a count: views of the same things. `unit` says what is counted if it isn't obvious: `aa`. */
  segments: readonly { value: Value; label: string; count?: number; unit?: string }[]
  value: Value
  onValue(value: NoInfer<Value>): void
}

/** One of a few ways to narrow a list, each with what it leaves, or one of a few views of it. */
export function Segments<Value extends string>({ label, segments, value, onValue }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className={classes.segments}>
      <legend className="visually-hidden">{label}</legend>
      {segments.map((segment) => (
        <label key={segment.value} className={classes.segment}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={segment.value === value}
            onChange={() => onValue(segment.value)}
          />
          {segment.label}
          {segment.count !== undefined && (
            <span className={classes.count}> {`${formatNumber(segment.count)} ${segment.unit ?? ''}`.trim()}</span>
          )}
        </label>
      ))}
    </fieldset>
  )
}

type SwitchProps = { label: string; isOn: boolean; onSwitch(isOn: boolean): void }

export function Switch({ label, isOn, onSwitch }: SwitchProps) {
  return (
    <button type="button" role="switch" aria-checked={isOn} className={classes.switch} onClick={() => onSwitch(!isOn)}>
      <span className={classes.track} aria-hidden />
      {label}
    </button>
  )
}
