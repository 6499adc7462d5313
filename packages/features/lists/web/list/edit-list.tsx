import { Button } from '@mantine/core'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { Dialog } from '@rosette/ui-kit/feedback/dialog.tsx'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { toast } from '@rosette/ui-kit/feedback/toast.tsx'
import { FieldFrame } from '@rosette/ui-kit/form/controls/field-frame.tsx'
import controls from '@rosette/ui-kit/form/controls/form-controls.module.css'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import type { BrowserList } from '../../contract/browser-list.ts'
import { ownListsPath } from '../../contract/list-addresses.ts'
import { binDays, maxListName, maxListNote, type RecordList } from '../../contract/record-list.ts'
import { deleteBrowserList, writeBrowserList } from '../kept/browser-lists.ts'
import { patchRecordList, refreshLists } from '../kept/lists-query.ts'
import { ListDot, listColourNames } from '../list-colour.tsx'
import classes from './list-page.module.css'
import type { ShownList } from './shown-list.ts'

type EditListProps = { list: ShownList; stored: BrowserList | undefined; kept: RecordList | undefined; isOpen: boolean; onClose(): void }

type Facts = Pick<ShownList, 'name' | 'note' | 'colour'>

/** Name, note and colour of a list, and its end. */
export function EditList({ list, stored, kept, isOpen, onClose }: EditListProps) {
  const id = useId()
  const router = useRouter()
  const client = useQueryClient()
  const [facts, setFacts] = useState<Facts>({ name: list.name, note: list.note, colour: list.colour })
  const [fault, setFault] = useState<string | null>(null)
  const change = (part: Partial<Facts>) => setFacts({ ...facts, ...part })

  async function attempt(act: () => Promise<string | null>, after: () => void) {
    const failed = await act().catch((error: unknown) => (error instanceof Error ? error.message : 'The list could not be changed.'))
    setFault(failed)
    await refreshLists(client)
    if (failed === null) after()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const name = facts.name.trim()
    if (name === '') return setFault('Give the list a name.')
    const next = { ...facts, name, note: facts.note?.trim() || null }
    void attempt(async () => {
      if (stored) return writeBrowserList({ ...stored, ...next, changedAt: new Date().toISOString() })
      if (kept) await patchRecordList(kept, next)
      return null
    }, onClose)
  }

  function remove() {
    void attempt(
      async () => {
        if (stored) await deleteBrowserList(stored.listId)
        if (kept) await fetchJson(Done, { path: `record-lists/${kept.listId}`, method: 'DELETE', ifMatch: kept.currentVersion })
        return null
      },
      () => {
        toast(stored ? 'The list was deleted.' : `The list is in the bin for ${binDays} days.`)
        void router.navigate({ href: ownListsPath })
      },
    )
  }

  return (
    <Dialog title="Edit list" isOpen={isOpen} onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <FieldFrame id={`${id}-name`} label="Name" size="large">
          <input
            id={`${id}-name`}
            className={controls.input}
            value={facts.name}
            maxLength={maxListName}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
        </FieldFrame>
        <FieldFrame id={`${id}-note`} label="Note (optional)" size="large">
          <textarea
            id={`${id}-note`}
            className={`${controls.area} ${controls.prose}`}
            rows={4}
            value={facts.note ?? ''}
            maxLength={maxListNote}
            onChange={({ currentTarget }) => change({ note: currentTarget.value })}
          />
        </FieldFrame>
        <fieldset className={classes.colours}>
          <legend>Colour</legend>
          {[null, ...listColourNames.keys()].map((colour) => (
            <label key={colour ?? 'none'}>
              <input type="radio" name={`${id}-colour`} checked={facts.colour === colour} onChange={() => change({ colour })} />
              <ListDot colour={colour} />
              {colour === null ? 'none' : listColourNames[colour]}
            </label>
          ))}
        </fieldset>
        {fault && <Notice kind="error">{fault}</Notice>}
        <div className={classes.buttons}>
          <Button variant="default" onClick={remove}>
            {stored ? 'Delete' : 'Move to the bin'}
          </Button>
          <Button type="submit">Save</Button>
        </div>
      </form>
    </Dialog>
  )
}
