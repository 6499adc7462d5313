import classes from './size-select.module.css'

type SizeSelectProps = { sizes: readonly number[]; size: number; label: string; onSize(size: number): void }

/** How many rows a page holds. */
export function SizeSelect({ sizes, size, label, onSize }: SizeSelectProps) {
  return (
    <select className={classes.select} aria-label={label} value={size} onChange={(event) => onSize(Number(event.currentTarget.value))}>
      {sizes.map((option) => (
        <option key={option} value={option}>
          {option} per page
        </option>
      ))}
    </select>
  )
}
