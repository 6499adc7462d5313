import { Button } from '@mantine/core'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { FieldFrame } from '@rosette/ui-kit/form/controls/field-frame.tsx'
import controls from '@rosette/ui-kit/form/controls/form-controls.module.css'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { IconBookmark } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { contentPath } from '../../contract/list-addresses.ts'
import type { ListKind } from '../../contract/list-kinds.ts'
import { type ListOrigin, maxListName, maxListNote } from '../../contract/record-list.ts'
import type { TakenItems } from '../../contract/resolve-report.ts'
import { keepContent } from '../kept/lists-query.ts'
import { type SavedList, useSaveList } from '../kept/save-list.ts'
import classes from './save-card.module.css'

type SaveCardProps = { kind: ListKind; taken: TakenItems; origin: ListOrigin }

/** Names the list and saves it, or opens it without a name. */
export function SaveCard({ kind, taken: { items, leftover }, origin }: SaveCardProps) {
  const id = useId()
  const router = useRouter()
  const save = useSaveList()
  const [name, setName] = useState('')
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function open(make: () => Promise<SavedList>) {
    setBusy(true)
    const made = await make()
    setBusy(false)
    if ('fault' in made) return setFault(made.fault)
    await router.navigate({ href: made.path })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return setFault('Give the list a name.')
    void open(() => save({ kind, name: name.trim(), note: note.trim() || null, items, leftover, origin }))
  }

  async function makeUnsaved(): Promise<SavedList> {
    try {
      return { path: contentPath((await keepContent({ kind, items: [...items] })).id) }
    } catch (error) {
      return { fault: error instanceof Error ? error.message : 'The list could not be opened.' }
    }
  }

  return (
    <TitledCard title="Save" isPadded>
      <form className={classes.form} aria-label="Save list" noValidate onSubmit={submit}>
        <div className={classes.fields}>
          <FieldFrame id={`${id}-name`} label="Name">
            <input
              id={`${id}-name`}
              className={controls.input}
              value={name}
              maxLength={maxListName}
              aria-required
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
          </FieldFrame>
          <FieldFrame id={`${id}-note`} label="Note (optional)">
            <input
              id={`${id}-note`}
              className={controls.input}
              value={note}
              maxLength={maxListNote}
              placeholder="Where the list comes from"
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          </FieldFrame>
        </div>
        {fault && <Notice kind="error">{fault}</Notice>}
        <div className={classes.buttons}>
          <Button variant="default" disabled={isBusy || items.length === 0} onClick={() => void open(makeUnsaved)}>
            Use without saving
          </Button>
          <Button type="submit" loading={isBusy} disabled={items.length === 0} leftSection={<IconBookmark size={15} aria-hidden />}>
            Save list of {formatNumber(items.length)}
          </Button>
        </div>
      </form>
      {leftover.length > 0 && <p className={classes.note}>What is not matched stays with the list and is tried again at every release.</p>}
    </TitledCard>
  )
}
