import classes from './tick-box.module.css'

type TickBoxProps = { label: string; isOn: boolean; isPartly?: boolean; onChange(isOn: boolean): void }

/** A checkbox whose label is spoken, not shown: the row it stands in shows it. */
export function TickBox({ label, isOn, isPartly = false, onChange }: TickBoxProps) {
  return (
    <input
      type="checkbox"
      className={classes.box}
      aria-label={label}
      checked={isOn}
      // Partly ticked can only be said by script.
      ref={(box) => {
        if (box) box.indeterminate = isPartly
      }}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
