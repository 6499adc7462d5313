import { Button } from '@mantine/core'
import { defineEntryForm } from '@rosette/ui-kit/entry-form/define-entry-form.ts'
import { FormButtons, ShortEntryForm } from '@rosette/ui-kit/entry-form/short-entry-form.tsx'
import { useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { Dialog } from '@rosette/ui-kit/feedback/dialog.tsx'
import { FailureNotice } from '@rosette/ui-kit/feedback/failure-notice.tsx'
import { toast } from '@rosette/ui-kit/feedback/toast.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useId, useState } from 'react'
import type { BrowserList } from '../../../list-contents/contract/browser-list.ts'
import { ownListsPath } from '../../../list-contents/contract/list-addresses.ts'
import { binDays, maxListName, maxListNote, type RecordList } from '../../../list-contents/contract/record-list.ts'
import { deleteBrowserList, writeBrowserList } from '../../../list-contents/web/browser-lists.ts'
import { ListDot, listColourNames } from '../../../list-contents/web/list-colour.tsx'
import { deleteRecordList, patchRecordList, refreshLists } from '../../../list-contents/web/lists-query.ts'
import { parseTags, tagsField } from '../list-tags.ts'
import classes from './list-page.module.css'
import type { ShownList } from './shown-list.ts'

type EditListProps = {
  list: ShownList
  stored: BrowserList | undefined
  recordList: RecordList | undefined
  isOpen: boolean
  onClose(): void
}

type Facts = { name: string; note: string; tags: string }

const definition = defineEntryForm<Facts>({
  fields: {
    name: {
      label: 'Name',
      control: 'text',
      size: 'large',
      maxLength: maxListName,
      check: (text) => (text.trim() === '' ? 'Give the list a name.' : null),
    },
    note: { label: 'Note (optional)', control: 'textarea', size: 'large', rows: 4, maxLength: maxListNote },
    tags: tagsField,
  },
  sections: [{ legend: 'List', lines: [['name'], ['note'], ['tags']] }],
})

/** Name, note, tags and colour of a list, and its end. */
export function EditList({ list, stored, recordList, isOpen, onClose }: EditListProps) {
  const id = useId()
  const router = useRouter()
  const client = useQueryClient()
  const [colour, setColour] = useState(list.colour)
  const form = useEntryForm<Facts>({
    definition,
    initial: { name: list.name, note: list.note ?? '', tags: list.tags.join(', ') },
    save,
    onSaved: onClose,
  })
  const remove = useChange({
    async call() {
      if (stored) await deleteBrowserList(stored.listId)
      if (recordList) await deleteRecordList(recordList)
    },
    async onDone() {
      toast(stored ? 'The list was deleted.' : `The list is in the bin for ${binDays} days.`)
      await router.navigate({ href: ownListsPath })
    },
    onSettled: () => refreshLists(client),
  })

  async function save({ name, note, tags }: Facts) {
    const facts = { name: name.trim(), note: note.trim() || null, tags: parseTags(tags), colour }
    try {
      if (stored) await writeBrowserList({ ...stored, ...facts, changedAt: new Date().toISOString() })
      if (recordList) await patchRecordList(recordList, facts)
    } finally {
      await refreshLists(client)
    }
    return { text: '' }
  }

  return (
    <Dialog title="Edit list" isOpen={isOpen} onClose={onClose}>
      <ShortEntryForm label="Edit list" form={form}>
        <fieldset className={classes.colours}>
          <legend>Colour</legend>
          {[null, ...listColourNames.keys()].map((each) => (
            <label key={each ?? 'none'}>
              <input type="radio" name={`${id}-colour`} checked={colour === each} onChange={() => setColour(each)} />
              <ListDot colour={each} />
              {each === null ? 'none' : listColourNames[each]}
            </label>
          ))}
        </fieldset>
        <FailureNotice failure={remove.failure} />
        <FormButtons>
          <Button variant="default" loading={remove.isPending} onClick={() => remove.run()}>
            {stored ? 'Delete' : 'Move to the bin'}
          </Button>
          <Button type="submit" loading={form.isPending}>
            Save
          </Button>
        </FormButtons>
      </ShortEntryForm>
    </Dialog>
  )
}
