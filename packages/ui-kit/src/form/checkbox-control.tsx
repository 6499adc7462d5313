import classes from './form-controls.module.css'
import type { CheckboxField } from './form-fields.ts'

type CheckboxControlProps = { field: CheckboxField; isOn: boolean; onChange(isOn: boolean): void }

export function CheckboxControl({ field, isOn, onChange }: CheckboxControlProps) {
  return (
    <label className={classes.box}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
      {field.label}
    </label>
  )
}
