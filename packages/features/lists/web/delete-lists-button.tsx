import { Button } from '@mantine/core'
import { FormButtons } from '@rosette/ui-kit/entry-form/short-entry-form.tsx'
import { Dialog } from '@rosette/ui-kit/feedback/dialog.tsx'
import { FailureNotice } from '@rosette/ui-kit/feedback/failure-notice.tsx'
import { toast } from '@rosette/ui-kit/feedback/toast.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { formatCount } from '@rosette/ui-kit/text/format-number.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { binDays } from '../../list-contents/contract/record-list.ts'
import { deleteBrowserList } from '../../list-contents/web/browser-lists.ts'
import { countOf } from '../../list-contents/web/list-words.ts'
import { deleteRecordList, refreshLists } from '../../list-contents/web/lists-query.ts'
import type { OwnList } from '../../list-contents/web/own-lists.ts'
import keep from './keep-lists.module.css'

/** Deletes the ticked lists, once a dialog has named them (LIST-069). */
export function DeleteListsButton({ lists, onDone }: { lists: readonly OwnList[]; onDone(): void }) {
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const remove = useChange({
    async call() {
      for (const list of lists) await deleteList(list)
    },
    onDone() {
      toast(`${formatCount(lists.length, 'list')} deleted.`)
      setOpen(false)
      onDone()
    },
    onSettled: () => refreshLists(client),
  })
  const isBinned = lists.some(({ place }) => place === 'account')
  const isGone = lists.some(({ place }) => place === 'browser')
  return (
    <>
      <Button variant="default" size="xs" disabled={lists.length === 0} onClick={() => setOpen(true)}>
        Delete
      </Button>
      <Dialog title={`Delete ${formatCount(lists.length, 'list')}?`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <ul className={keep.names}>
          {lists.map(({ listId, name, count, kind }) => (
            <li key={listId}>
              {name} ({countOf(count, kind)})
            </li>
          ))}
        </ul>
        <p className={keep.text}>
          {isBinned && `Lists of your account stay in the bin for ${binDays} days and can be restored. `}
          {isGone && 'Lists of this browser are gone at once.'}
        </p>
        <FailureNotice failure={remove.failure} />
        <FormButtons>
          <Button variant="default" onClick={() => setOpen(false)}>
            Cancel
          </Button>
          <Button color="red" loading={remove.isPending} onClick={() => remove.run()}>
            Delete {formatCount(lists.length, 'list')}
          </Button>
        </FormButtons>
      </Dialog>
    </>
  )
}

function deleteList(list: OwnList): Promise<void> {
  return list.place === 'browser' ? deleteBrowserList(list.listId) : deleteRecordList(list)
}
