import { asDraft, type Draft } from './form-draft.ts'
import { FormField } from './form-field.tsx'
import type { Fields, Group } from './form-fields.ts'
import classes from './form-group.module.css'
import { RowsControl } from './rows-control.tsx'

type FormGroupProps = { group: Group; fields: Fields; draft: Draft }

/** One card: what it is about on the left, its fields on the right. */
export function FormGroup({ group, fields, draft }: FormGroupProps) {
  return (
    <fieldset className={classes.card}>
      <legend className="visually-hidden">{group.legend}</legend>
      <div className={classes.about}>
        <h2 className={classes.legend}>{group.legend}</h2>
        {group.hint && <p className={classes.hint}>{group.hint}</p>}
      </div>
      <div className={classes.lines}>
        {group.lines.map((line) => (
          <div key={line.join()} className={classes.line}>
            {line.map((path) => (
              <FieldAt key={path} path={path} fields={fields} draft={draft} />
            ))}
          </div>
        ))}
      </div>
    </fieldset>
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
