import { MapBrush } from './controls/map-brush.tsx'
import { FormCard, FormLine } from './form-card.tsx'
import { asDraft, asDrafts, type Draft, type DraftPath, type DraftValue, fieldsOfRow } from './form-draft.ts'
import { FormField } from './form-field.tsx'
import type { Fields, Group, RowsField } from './form-fields.ts'
import classes from './form-group.module.css'

type FormGroupProps = { group: Group; fields: Fields; draft: Draft }

/** One card of a search form. */
export function FormGroup({ group, fields, draft }: FormGroupProps) {
  return (
    <FormCard legend={group.legend} hint={group.hint} help={group.help}>
      {group.lines.map((line) => (
        <FormLine key={line.join()}>
          {line.map((path) => (
            <FieldAt key={path} path={path} fields={fields} draft={draft} />
          ))}
        </FormLine>
      ))}
      {group.brush && <MapBrush brush={group.brush} fields={fields} draft={draft} />}
    </FormCard>
  )
}

/** `restrictByFeatures.country` is a field of a section, `marker_type` one of the form itself. */
function FieldAt({ path, fields, draft }: { path: string; fields: Fields; draft: Draft }) {
  const [name = '', inner] = path.split('.')
  const own = fields[name]
  if (!own) return null
  if (own.control === 'rows') return <RowsControl field={own} value={draft[name] ?? []} path={[name]} />
  if (inner === undefined) return <FormField field={own} value={draft[name]} neighbours={draft} path={[name]} />
  const section = asDraft(draft[name])
  const field = own.control === 'section' ? own.fields[inner] : undefined
  return field ? <FormField field={field} value={section[inner]} neighbours={section} path={[name, inner]} /> : null
}

type RowsControlProps = { field: RowsField; value: DraftValue; path: DraftPath }

/** Rows that read as sentences. Labels are visible above the first row and only read out in the others. */
function RowsControl({ field, value, path }: RowsControlProps) {
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
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by their position and never move.
        <fieldset key={index} className={classes.row}>
          <legend className="visually-hidden">
            {field.label} {index + 1}
          </legend>
          {Object.entries(ofRow).map(([name, own]) => (
            <FormField key={name} field={own} value={row[name]} neighbours={row} path={[...path, index, name]} isLabelHidden={index > 0} />
          ))}
        </fieldset>
      ))}
    </div>
  )
}
