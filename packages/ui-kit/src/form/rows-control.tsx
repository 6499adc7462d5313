import { asDrafts, type DraftPath, type DraftValue, fieldsOfRow } from './form-draft.ts'
import { FormField } from './form-field.tsx'
import type { RowsField } from './form-fields.ts'
import classes from './rows-control.module.css'

type RowsControlProps = { field: RowsField; value: DraftValue; path: DraftPath }

/** Rows that read as sentences. Labels show above the first; the others have them for those who listen. */
export function RowsControl({ field, value, path }: RowsControlProps) {
  const rows = asDrafts(value)
  const [first = {}] = rows
  const ofRow = fieldsOfRow(field.fields)
  const lead = Object.entries(field.fields).filter(([name]) => !Object.hasOwn(ofRow, name))
  return (
    <div className={classes.rows}>
      {lead.map(([name, own]) => (
        <div key={name} className={classes.row}>
          <FormField field={own} value={first[name]} neighbours={first} path={[...path, 0, name]} />
        </div>
      ))}
      {rows.map((row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are told apart by their place, and never move.
        <fieldset key={place} className={classes.row}>
          <legend className="visually-hidden">
            {field.label} {place + 1}
          </legend>
          {Object.entries(ofRow).map(([name, own]) => (
            <FormField key={name} field={own} value={row[name]} neighbours={row} path={[...path, place, name]} isLabelHidden={place > 0} />
          ))}
        </fieldset>
      ))}
    </div>
  )
}
