import { Button } from '@mantine/core'
import { Dialog } from '@rosette/ui-kit/feedback/dialog.tsx'
import { FailureNotice } from '@rosette/ui-kit/feedback/failure-notice.tsx'
import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import { LoadFailure } from '@rosette/ui-kit/feedback/query-part.tsx'
import { toast } from '@rosette/ui-kit/feedback/toast.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import download from '@rosette/ui-kit/results/download-menu.module.css'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readBrowserList } from '../../list-contents/web/browser-lists.ts'
import { ListDot } from '../../list-contents/web/list-colour.tsx'
import { recordListQuery } from '../../list-contents/web/lists-query.ts'
import { type OwnList, useOwnLists } from '../../list-contents/web/own-lists.ts'
import { SaveListDialog } from '../../list-contents/web/save-list-dialog.tsx'
import { addItems } from '../contract/edit-items.ts'
import { type EditedList, editItems } from './edit-list-items.ts'

/** A record by the name under which lists hold it. */
export type AddedRecord = { kind: string; item: string }

/** The visitor's lists of the kind, to put the record into one of them; without any it begins with a new one. */
export function AddToListDialog({ kind, item, onClose }: AddedRecord & { onClose(): void }) {
  const client = useQueryClient()
  const [isNew, setNew] = useState(false)
  const { lists, isLoading, error, refetch } = useOwnLists()
  const offered = lists.filter((list) => list.kind === kind)
  const add = useChange({
    call: (list: OwnList) => addTo(client, list, item),
    onDone(isAdded, { name }) {
      toast(isAdded ? `${item} is added to “${name}”.` : `${item} is already in “${name}”.`)
      onClose()
    },
  })
  if (isNew || (!isLoading && !error && offered.length === 0)) {
    return <SaveListDialog seed={{ kind, items: [item] }} name={item} onClose={onClose} />
  }
  return (
    <Dialog title={`Add ${item} to a list`} isOpen onClose={onClose}>
      <FailureNotice failure={add.failure} />
      {error && <LoadFailure what="the lists of your account" error={error} onRetry={refetch} />}
      {isLoading && <Loading what="your lists" isSmall />}
      <ul className={download.formats}>
        {offered.map((list) => (
          <li key={list.listId}>
            <button type="button" className={download.format} disabled={add.isPending} onClick={() => add.run(list)}>
              <ListDot colour={list.colour} />
              {list.name} ({formatNumber(list.count)})
            </button>
          </li>
        ))}
      </ul>
      <Button variant="default" onClick={() => setNew(true)}>
        New list
      </Button>
    </Dialog>
  )
}

/** Whether it was new to the list. */
async function addTo(client: QueryClient, list: OwnList, item: string): Promise<boolean> {
  let isAdded = false
  await editItems(client, await readEdited(client, list), (listed) => {
    const next = addItems(listed, { items: [item], leftover: [] })
    isAdded = next.items.length > listed.items.length
    return next
  })
  return isAdded
}

async function readEdited(client: QueryClient, { place, listId }: OwnList): Promise<EditedList> {
  if (place === 'account') return { recordList: await client.fetchQuery(recordListQuery(listId, undefined)) }
  const stored = await readBrowserList(listId)
  if (!stored) throw new Error('This list is no longer in this browser.')
  return { stored }
}
