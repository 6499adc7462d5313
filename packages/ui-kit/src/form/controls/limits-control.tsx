import { useFormContext } from '../form-context.tsx'
import { asDrafts, asText, type DraftPath, type DraftValue } from '../form-draft.ts'
import type { Limit, LimitsField } from '../form-fields.ts'
import classes from './form-controls.module.css'
import limitClasses from './limits-control.module.css'

type LimitsControlProps = { id: string; field: LimitsField; value: DraftValue; path: DraftPath }

/** Ranges that apply only if their box is ticked. */
export function LimitsControl({ id, field, value, path }: LimitsControlProps) {
  const rows = asDrafts(value)
  const { change } = useFormContext()
  return (
    <div className={limitClasses.limits}>
      {field.limits.map((limit, index) => (
        <fieldset key={limit.type} className={`${classes.set} ${limitClasses.limit}`}>
          <legend className="visually-hidden">{limit.label}</legend>
          <label className={`${classes.box} ${limitClasses.name}`}>
            <input
              type="checkbox"
              checked={rows[index]?.isOn === true}
              onChange={(event) => change([...path, index, 'isOn'], event.currentTarget.checked)}
            />
            {limit.label}
          </label>
          <Ends
            id={`${id}-${limit.type}`}
            limit={limit}
            ends={[asText(rows[index]?.min), asText(rows[index]?.max)]}
            onChange={(end, text) => change([...path, index, end], text)}
          />
        </fieldset>
      ))}
    </div>
  )
}

type EndsProps = { id: string; limit: Limit; ends: [string, string]; onChange(end: 'min' | 'max', text: string): void }

function Ends({ id, limit, ends: [min, max], onChange }: EndsProps) {
  const unit = limit.unit === '' ? '' : ` in ${limit.unit}`
  return (
    <div className={classes.pair}>
      <input
        id={`${id}-min`}
        className={`${classes.input} ${limitClasses.end}`}
        inputMode="decimal"
        aria-label={`${limit.label} from${unit}`}
        value={min}
        onChange={(event) => onChange('min', event.currentTarget.value)}
      />
      to
      <input
        id={`${id}-max`}
        className={`${classes.input} ${limitClasses.end}`}
        inputMode="decimal"
        aria-label={`${limit.label} to${unit}`}
        value={max}
        onChange={(event) => onChange('max', event.currentTarget.value)}
      />
      {limit.unit}
    </div>
  )
}
