import { toast } from '@rosette/ui-kit/feedback/toast.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { PlainButton } from '@rosette/ui-kit/form/plain-button.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { IconCopy, IconPencil, IconPlus, IconShare } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { BrowserList } from '../../../list-contents/contract/browser-list.ts'
import { addToListPath } from '../../../list-contents/contract/list-addresses.ts'
import { maxListName, type RecordList } from '../../../list-contents/contract/record-list.ts'
import { type ListDraft, useSaveList } from '../../../list-contents/web/save-list.ts'
import { editedOf } from '../edit-list-items.ts'
import { EditList } from './edit-list.tsx'
import { ShareList } from './share-list.tsx'
import type { ShownList } from './shown-list.ts'

type ListButtonsProps = { list: ShownList; stored: BrowserList | undefined; recordList: RecordList | undefined }

/** Share, edit and copy: what the visitor may do with the list itself. */
export function ListButtons({ list, stored, recordList }: ListButtonsProps) {
  const [dialog, setDialog] = useState<'share' | 'edit' | null>(null)
  const copy = useCopy(list, stored, recordList)
  const isOwn = list.place !== 'shared'
  const isInBin = recordList?.deletedAt != null
  return (
    <>
      {list.place === 'account' && !isInBin && (
        <PlainButton leftSection={<IconShare size={15} aria-hidden />} onClick={() => setDialog('share')}>
          Share
        </PlainButton>
      )}
      {editedOf(stored, recordList) && (
        <ButtonLink size="xs" href={addToListPath(list)} leftSection={<IconPlus size={15} aria-hidden />}>
          Add items
        </ButtonLink>
      )}
      {isOwn && !isInBin && (
        <PlainButton leftSection={<IconPencil size={15} aria-hidden />} onClick={() => setDialog('edit')}>
          Edit
        </PlainButton>
      )}
      <PlainButton leftSection={<IconCopy size={15} aria-hidden />} disabled={copy.isPending} onClick={() => copy.run()}>
        {isOwn ? 'Copy' : 'Copy to my lists'}
      </PlainButton>
      {recordList?.isOwn && <ShareList list={recordList} isOpen={dialog === 'share'} onClose={() => setDialog(null)} />}
      {isOwn && <EditList list={list} stored={stored} recordList={recordList} isOpen={dialog === 'edit'} onClose={() => setDialog(null)} />}
    </>
  )
}

/** A list of one's own with the same items; changes of the other do not reach it. */
function useCopy(list: ShownList, stored: BrowserList | undefined, recordList: RecordList | undefined) {
  const router = useRouter()
  const save = useSaveList()

  function toDraft(): ListDraft {
    const named = { name: `${list.name} (copy)`.slice(0, maxListName), note: list.note, colour: list.colour }
    if (stored) return { ...named, kind: list.kind, items: stored.items, leftover: stored.leftover, origin: stored.origin }
    if (!recordList) throw new Error('A list is kept in the browser or on the server.')
    return {
      ...named,
      content: { id: recordList.contentId, kind: recordList.kind },
      origin: { by: 'copy', listId: recordList.listId, version: recordList.version },
    }
  }

  return useChange({
    call: () => save(toDraft()),
    hasToast: true,
    async onDone(href) {
      toast('The list was copied.')
      await router.navigate({ href })
    },
  })
}
