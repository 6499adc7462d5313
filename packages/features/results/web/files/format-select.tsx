import { IconChevronDown } from '@tabler/icons-react'
import { type ExportFormat, exportTypes } from '../../contract/export-format.ts'
import classes from './format-select.module.css'

type FormatSelectProps = { format: ExportFormat; onFormat(format: ExportFormat): void }

/** The file format of both downloads. The select lies over a short label, because the toolbar is full. */
export function FormatSelect({ format, onFormat }: FormatSelectProps) {
  return (
    <span className={classes.format}>
      <span aria-hidden>.{exportTypes[format].ending}</span>
      <IconChevronDown size={12} aria-hidden />
      <select
        className={classes.select}
        aria-label="File format"
        value={format}
        onChange={(event) => onFormat(fileFormats.find(({ value }) => value === event.currentTarget.value)?.value ?? 'tsv')}
      >
        {fileFormats.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  )
}

/** The file formats of a list; the first is the one in the specification. */
const fileFormats: readonly { value: ExportFormat; label: string }[] = [
  { value: 'tsv', label: 'Table as shown (.tsv)' },
  { value: 'exact', label: 'Exact values (.tsv)' },
  { value: 'jsonl', label: 'JSON Lines (.jsonl)' },
  { value: 'csv', label: 'For spreadsheets (.csv)' },
]
