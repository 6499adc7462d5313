import { Dialog } from '@rosette/ui-kit/feedback/dialog.tsx'
import { FailureNotice } from '@rosette/ui-kit/feedback/failure-notice.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { Switch } from '@rosette/ui-kit/form/segments.tsx'
import { CopyableText } from '@rosette/ui-kit/record/parts/copyable-text.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { listPath } from '../../../list-contents/contract/list-addresses.ts'
import type { RecordList, RecordListPatch } from '../../../list-contents/contract/record-list.ts'
import { patchRecordList, refreshLists } from '../../../list-contents/web/lists-query.ts'
import classes from './list-page.module.css'

/** Who may read the list. Sharing is withdrawn as it is given: at once. */
export function ShareList({ list, isOpen, onClose }: { list: RecordList; isOpen: boolean; onClose(): void }) {
  const client = useQueryClient()
  const change = useChange({ call: (patch: RecordListPatch) => patchRecordList(list, patch), onSettled: () => refreshLists(client) })

  const address = (version?: number) => `${location.origin}${listPath(list.listId, version === undefined ? {} : { version })}`
  return (
    <Dialog title="Share this list" isOpen={isOpen} onClose={onClose}>
      <div className={classes.form}>
        <Switch label="Everyone with the link can read it" isOn={list.isShared} onSwitch={(isShared) => change.run({ isShared })} />
        <Switch label="Show my name" isOn={list.showsOwner} onSwitch={(showsOwner) => change.run({ showsOwner })} />
        <FailureNotice failure={change.failure} />
        {list.isShared ? (
          <>
            <p className={classes.text}>
              Readers see this version and those that you make while it is shared, not earlier ones and not what was left over.
            </p>
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
