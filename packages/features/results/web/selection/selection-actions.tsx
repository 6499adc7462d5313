import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { ResultDialogs } from './result-dialogs.tsx'
import classes from './selection-actions.module.css'
import { type ResultActionsProps, useResultActions } from './use-result-actions.ts'

/** The most frequent actions on ticked rows; the toolbar above the list has the rest. */
export function SelectionActions({ isBusy, ...list }: ResultActionsProps & { isBusy: boolean }) {
  const actions = useResultActions(list)
  return (
    <>
      <Button
        variant="default"
        size="xs"
        disabled={isBusy || actions.isSaving}
        leftSection={<IconDownload size={14} aria-hidden />}
        onClick={actions.saveChecked}
      >
        Download Checked
      </Button>
      {list.category === 'genes' && (
        <Button size="xs" disabled={isBusy} onClick={() => actions.ask('sequences')}>
          Get Sequences
        </Button>
      )}
      {actions.alert && (
        <p role="alert" className={classes.alert}>
          {actions.alert}
        </p>
      )}
      <ResultDialogs {...list} actions={actions} />
    </>
  )
}
