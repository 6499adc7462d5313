import { Button } from '@mantine/core'
import { Dialog } from '@rosette/ui-kit/feedback/dialog.tsx'
import { FailureNotice } from '@rosette/ui-kit/feedback/failure-notice.tsx'
import { toast } from '@rosette/ui-kit/feedback/toast.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { formatCount } from '@rosette/ui-kit/text/format-number.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BrowserList } from '../../list-contents/contract/browser-list.ts'
import { deleteBrowserList } from '../../list-contents/web/browser-lists.ts'
import { keepContent, postRecordList, refreshLists } from '../../list-contents/web/lists-query.ts'
import { useOwnLists } from '../../list-contents/web/own-lists.ts'
import classes from './keep-lists.module.css'

/** What was answered holds for these lists; a new one is asked about again. */
const answeredKey = 'rosette-lists-left'

/** Once after a login: whether the lists of this browser go into the account. Nothing is sent before the answer (LIST-042). */
export function KeepLists() {
  const client = useQueryClient()
  const { inBrowser: lists } = useOwnLists()
  const [left, setLeft] = useState(readLeft)
  const offered = lists.filter(({ listId }) => !left.includes(listId))
  const keep = useChange({
    call: () => moveAll(offered),
    onDone: () => toast(`${formatCount(offered.length, 'list')} kept in your account.`),
    onSettled: () => refreshLists(client),
  })

  function leave() {
    const ids = lists.map(({ listId }) => listId)
    writeLeft(ids)
    setLeft(ids)
  }

  return (
    <Dialog title={`You have ${formatCount(offered.length, 'list')} in this browser`} isOpen={offered.length > 0} onClose={leave}>
      <p className={classes.text}>Move them to your account, or leave them here? Nothing is sent until you choose.</p>
      <ul className={classes.names}>
        {offered.map(({ listId, name, items }) => (
          <li key={listId}>
            {name} ({formatCount(items.length, 'item')})
          </li>
        ))}
      </ul>
      <FailureNotice failure={keep.failure} />
      <div className={classes.buttons}>
        <Button variant="default" disabled={keep.isPending} onClick={leave}>
          Leave them here
        </Button>
        <Button loading={keep.isPending} onClick={() => keep.run()}>
          Move to my account
        </Button>
      </div>
    </Dialog>
  )
}

/** Moves one list after another, until one cannot be moved. */
async function moveAll(lists: readonly BrowserList[]): Promise<void> {
  for (const list of lists) {
    await move(list).catch((cause: unknown) => {
      throw new Error(`“${list.name}” stays in this browser: ${cause instanceof Error ? cause.message : cause}`, { cause })
    })
  }
}

async function move({ listId, kind, items, name, note, tags, colour, leftover, report, origin }: BrowserList): Promise<void> {
  const { id: contentId } = await keepContent({ kind, items })
  // The id of the list makes a second attempt harmless.
  await postRecordList({ name, note, tags, colour, leftover, report, origin, contentId }, listId)
  await deleteBrowserList(listId)
}

function readLeft(): readonly string[] {
  return (localStorage.getItem(answeredKey) ?? '').split(' ')
}

function writeLeft(ids: readonly string[]): void {
  try {
    localStorage.setItem(answeredKey, ids.join(' '))
  } catch {
    // Without storage the question comes again.
  }
}
