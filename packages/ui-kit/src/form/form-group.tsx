import { FormCard, FormLine } from './form-card.tsx'
import { asDraft, type Draft } from './form-draft.ts'
import { FormField } from './form-field.tsx'
import type { Fields, Group } from './form-fields.ts'
import { MapBrush } from './map-brush.tsx'
import { RowsControl } from './rows-control.tsx'

type FormGroupProps = { group: Group; fields: Fields; draft: Draft }

/** One card of a search form. */
export function FormGroup({ group, fields, draft }: FormGroupProps) {
  return (
    <FormCard legend={group.legend} hint={group.hint}>
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
