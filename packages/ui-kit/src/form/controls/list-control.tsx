import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { formatNumber } from '../../text/format-number.ts'
import { countIds } from '../criteria-of-draft.ts'
import type { ListField } from '../form-fields.ts'
import { FieldFrame, hintId } from './field-frame.tsx'
import classes from './form-controls.module.css'
import list from './list-control.module.css'

type ListControlProps = { id: string; field: ListField; value: string; onChange(text: string): void }

/** What the server accepts: 100,000 IDs of twenty characters. */
const maxBytes = 2_000_000

/** IDs, one per line: typed, pasted, or read from a text file. */
export function ListControl({ id, field, value, onChange }: ListControlProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState('')
  async function load(file: File | undefined) {
    if (!file) return
    setFault(file.size > maxBytes ? `${file.name} is longer than 100,000 identifiers.` : '')
    if (file.size <= maxBytes) onChange((await file.text()).replace(/^\uFEFF/, ''))
    // Lets the same file be chosen again after it has changed.
    if (chooser.current) chooser.current.value = ''
  }
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
        <Button variant="default" size="xs" leftSection={<IconUpload size={14} aria-hidden />} onClick={() => chooser.current?.click()}>
          Load from file
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={`${field.label}: text file`}
          accept=".txt,.csv,.tsv,.list,text/plain"
          onChange={(event) => load(event.currentTarget.files?.[0])}
        />
        {fault && <span role="alert">{fault}</span>}
        <span className={list.count}>
          {formatNumber(ids)} {ids === 1 ? 'identifier' : 'identifiers'}
        </span>
      </div>
    </FieldFrame>
  )
}
