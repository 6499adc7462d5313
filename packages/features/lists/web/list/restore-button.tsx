import { toast } from '@rosette/ui-kit/feedback/toast.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { PlainButton } from '@rosette/ui-kit/form/plain-button.tsx'
import { useQueryClient } from '@tanstack/react-query'
import type { RecordList } from '../../../list-contents/contract/record-list.ts'
import { patchRecordList, refreshLists } from '../../../list-contents/web/lists-query.ts'

/** Takes a list out of the bin (LIST-030). */
export function RestoreButton({ list }: { list: Pick<RecordList, 'listId' | 'currentVersion' | 'name'> }) {
  const client = useQueryClient()
  const restore = useChange({
    call: () => patchRecordList(list, { isDeleted: false }),
    hasToast: true,
    onDone: () => toast(`“${list.name}” is back.`),
    onSettled: () => refreshLists(client),
  })

  return (
    <PlainButton label={`Restore ${list.name}`} onClick={() => restore.run()}>
      Restore
    </PlainButton>
  )
}
