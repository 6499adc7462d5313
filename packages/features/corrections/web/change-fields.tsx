import { Button } from '@mantine/core'
import { EntryControl } from '@rosette/ui-kit/entry-form/entry-control.tsx'
import { useId } from 'react'
import { type ChangedField, type CorrectionChange, changedFields, mostChanges } from '../contract/correction-change.ts'
import classes from './correction-review.module.css'

export type ChangeDraft = { id: number; field: ChangedField; ofSymbol: string; oldValue: string; newValue: string }

type ChangeFieldsProps = { drafts: readonly ChangeDraft[]; onDrafts(drafts: readonly ChangeDraft[]): void }

/** What an accepted correction changes in a locus, line by line; without lines it is made in its source by hand. */
export function ChangeFields({ drafts, onDrafts }: ChangeFieldsProps) {
  const patch = (id: number, change: Partial<ChangeDraft>) =>
    onDrafts(drafts.map((draft) => (draft.id === id ? Object.assign({}, draft, change) : draft)))
  const nextId = 1 + Math.max(0, ...drafts.map(({ id }) => id))
  return (
    <fieldset className={classes.changes}>
      <legend>Changes for the next release</legend>
      {drafts.map((draft, at) => (
        <ChangeRow
          key={draft.id}
          label={`change ${at + 1}`}
          draft={draft}
          onChange={(change) => patch(draft.id, change)}
          onRemove={() => onDrafts(drafts.filter(({ id }) => id !== draft.id))}
        />
      ))}
      <Button
        variant="default"
        size="compact-sm"
        disabled={drafts.length >= mostChanges}
        onClick={() => onDrafts([...drafts, { id: nextId, field: 'symbol', ofSymbol: '', oldValue: '', newValue: '' }])}
      >
        Add a change
      </Button>
    </fieldset>
  )
}

type ChangeRowProps = { label: string; draft: ChangeDraft; onChange(change: Partial<ChangeDraft>): void; onRemove(): void }

function ChangeRow({ label, draft, onChange, onRemove }: ChangeRowProps) {
  const id = useId()
  const text = (name: 'ofSymbol' | 'oldValue' | 'newValue', title: string) => (
    <EntryControl
      id={`${id}-${name}`}
      name={name}
      field={{ control: 'text', label: `${title}, ${label}`, size: 'medium' }}
      value={draft[name]}
      error={null}
      onChange={(value) => onChange({ [name]: String(value) })}
      onLeave={() => {}}
    />
  )
  return (
    <div className={classes.change}>
      <EntryControl
        id={`${id}-field`}
        name="field"
        field={{
          control: 'select',
          label: `Fact, ${label}`,
          options: Object.entries(changedFields).map(([value, title]) => ({ value, label: title })),
        }}
        value={draft.field}
        error={null}
        onChange={(value) => onChange({ field: fieldOf(String(value)) })}
        onLeave={() => {}}
      />
      {draft.field === 'full_name' ? text('ofSymbol', 'Of symbol') : null}
      {text('oldValue', 'Before')}
      {text('newValue', 'After')}
      <Button variant="default" size="compact-sm" aria-label={`Remove ${label}`} onClick={onRemove}>
        Remove
      </Button>
    </div>
  )
}

function fieldOf(text: string): ChangedField {
  return text === 'full_name' || text === 'description' || text === 'publication' ? text : 'symbol'
}

/** Empty fields are null: nothing before adds, nothing after withdraws. */
export function changesOf(drafts: readonly ChangeDraft[]): CorrectionChange[] {
  return drafts.map(({ field, ofSymbol, oldValue, newValue }) => ({
    field,
    ofSymbol: field === 'full_name' ? ofSymbol.trim() || null : null,
    oldValue: oldValue.trim() || null,
    newValue: newValue.trim() || null,
  }))
}
