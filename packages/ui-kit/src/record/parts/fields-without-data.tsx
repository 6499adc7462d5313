import { IconChevronRight } from '@tabler/icons-react'
import { formatCount } from '../../text/format-number.ts'
import classes from './fields-without-data.module.css'

/** The names of the fields that the release has nothing for, behind their number. */
export function FieldsWithoutData({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null
  return (
    <details className={classes.fold}>
      <summary className={classes.opener}>
        <IconChevronRight size={14} aria-hidden />
        {formatCount(labels.length, 'field')} without data
      </summary>
      <ul className={classes.names}>
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </details>
  )
}
