import { toast } from '@rosette/ui-kit/feedback/toast.tsx'
import { PlainButton } from '@rosette/ui-kit/form/plain-button.tsx'
import { useQueryClient } from '@tanstack/react-query'
import type { RecordList } from '../../contract/record-list.ts'
import { patchRecordList, refreshLists } from '../kept/lists-query.ts'

/** Takes a list out of the bin (LIST-030). */
export function RestoreButton({ list }: { list: Pick<RecordList, 'listId' | 'currentVersion' | 'name'> }) {
  const client = useQueryClient()

  async function restore() {
    try {
      await patchRecordList(list, { isDeleted: false })
      toast(`“${list.name}” is back.`)
    } catch (error) {
      toast(error instanceof Error ? error.message : 'The list could not be restored.', 'fault')
    }
    await refreshLists(client)
  }

  return (
    <PlainButton label={`Restore ${list.name}`} onClick={() => void restore()}>
      Restore
    </PlainButton>
  )
}
