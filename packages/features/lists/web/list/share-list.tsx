import { Dialog } from '@rosette/ui-kit/feedback/dialog.tsx'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { Switch } from '@rosette/ui-kit/form/segments.tsx'
import { CopyableText } from '@rosette/ui-kit/record/parts/copyable-text.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listPath } from '../../contract/list-addresses.ts'
import type { RecordList, RecordListPatch } from '../../contract/record-list.ts'
import { patchRecordList, refreshLists } from '../kept/lists-query.ts'
import classes from './list-page.module.css'

/** Who may read the list. Sharing is withdrawn as it is given: at once. */
export function ShareList({ list, isOpen, onClose }: { list: RecordList; isOpen: boolean; onClose(): void }) {
  const client = useQueryClient()
  const [fault, setFault] = useState<string | null>(null)

  async function change(patch: RecordListPatch) {
    try {
      await patchRecordList(list, patch)
      setFault(null)
    } catch (error) {
      setFault(error instanceof Error ? error.message : 'Sharing could not be changed.')
    }
    await refreshLists(client)
  }

  const address = (version?: number) => `${location.origin}${listPath(list.listId, version === undefined ? {} : { version })}`
  return (
    <Dialog title="Share this list" isOpen={isOpen} onClose={onClose}>
      <div className={classes.form}>
        <Switch label="Everyone with the link can read it" isOn={list.isShared} onSwitch={(isShared) => void change({ isShared })} />
        <Switch label="Show my name" isOn={list.showsOwner} onSwitch={(showsOwner) => void change({ showsOwner })} />
        {fault && <Notice kind="error">{fault}</Notice>}
        {list.isShared ? (
          <>
            <p className={classes.text}>The list as it is now and as you change it:</p>
            <CopyableText text={address()} label="Copy the link" />
            <p className={classes.text}>This version alone, to cite:</p>
            <CopyableText text={address(list.currentVersion)} label="Copy the link to this version" />
          </>
        ) : (
          <p className={classes.text}>It is private: only you can open it; curators cannot.</p>
        )}
      </div>
    </Dialog>
  )
}
