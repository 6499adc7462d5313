import { FormLine } from '../form/form-card.tsx'
import type { EntrySection } from './define-entry-form.ts'
import { EntryControl } from './entry-control.tsx'
import type { EntryFormState } from './use-entry-form.ts'

type EntryLinesProps = { form: EntryFormState; lines: EntrySection['lines']; idOf(name: string): string }

/** Lines of fields of an entry form. */
export function EntryLines({ form, lines, idOf }: EntryLinesProps) {
  return lines.map((line) => (
    <FormLine key={line.join()}>
      {line.map((name) => {
        const field = form.definition.fields[name]
        return field ? (
          <EntryControl
            key={name}
            id={idOf(name)}
            name={name}
            field={field}
            value={form.values[name] ?? ''}
            error={form.errors[name] ?? null}
            onChange={(value) => form.change(name, value)}
            onLeave={() => form.leave(name)}
          />
        ) : null
      })}
    </FormLine>
  ))
}
