import { PickListButton } from '../../lists/pick-list-button.tsx'
import { formatCount } from '../../text/format-number.ts'
import { countIds } from '../criteria-of-draft.ts'
import type { ListField } from '../form-fields.ts'
import { FieldFrame, hintId } from './field-frame.tsx'
import classes from './form-controls.module.css'
import list from './list-control.module.css'
import { LoadFile } from './load-file.tsx'

type ListControlProps = { id: string; field: ListField; value: string; onChange(text: string): void }

/** What the server accepts: 100,000 IDs of twenty characters. */
const maxBytes = 2_000_000

/** IDs, one per line: typed, pasted, or read from a text file. */
export function ListControl({ id, field, value, onChange }: ListControlProps) {
  const ids = countIds(value)
  return (
    <FieldFrame id={id} label={field.label} hint={field.hint} size="large">
      <textarea
        id={id}
        className={classes.area}
        rows={4}
        value={value}
        placeholder={field.placeholder}
        aria-describedby={field.hint && hintId(id)}
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className={list.foot}>
        <LoadFile
          label={field.label}
          accept=".txt,.csv,.tsv,.list,text/plain"
          maxBytes={maxBytes}
          tooLong="is longer than 100,000 identifiers."
          onText={onChange}
        />
        {field.listKind && <PickListButton kind={field.listKind} onItems={(items) => onChange(items.join('\n'))} />}
        <span className={list.count}>{formatCount(ids, 'identifier')}</span>
      </div>
    </FieldFrame>
  )
}
