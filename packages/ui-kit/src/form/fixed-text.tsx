import frame from './field-frame.module.css'
import classes from './form-controls.module.css'
import type { FixedField } from './form-fields.ts'

/** A value that cannot be chosen: among fields, where it has their size, else as a tag. */
export function FixedText({ field: { label, value, size, isHidden } }: { field: FixedField }) {
  if (isHidden) return null
  if (size === undefined) {
    return (
      <div className={classes.pair}>
        <span>{label}</span>
        <span className={classes.fixed}>{value}</span>
      </div>
    )
  }
  return (
    <div className={frame.field} data-size={size}>
      <span className={frame.label}>{label}</span>
      <span className={classes.sunken}>{value}</span>
    </div>
  )
}
