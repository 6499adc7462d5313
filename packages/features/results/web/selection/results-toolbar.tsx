import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ExportFormat } from '../../contract/export-format.ts'
import { FormatSelect } from '../files/format-select.tsx'
import { geneActions } from './gene-actions.ts'
import { ResultDialogs } from './result-dialogs.tsx'
import classes from './results-toolbar.module.css'
import { type ResultActionsProps, useResultActions } from './use-result-actions.ts'

type ResultsToolbarProps = ResultActionsProps & {
  /** Buttons are disabled while the list is loading. */
  isBusy: boolean
  onFormat(format: ExportFormat): void
}

/** What can be done with a list (RESULTS-013, RESULTS-014, RESULTS-015). */
export function ResultsToolbar({ isBusy, onFormat, ...list }: ResultsToolbarProps) {
  const actions = useResultActions(list)
  const isGenes = list.category === 'genes'
  if (!actions.hasFiles && !isGenes) return null
  return (
    <div className={classes.frame}>
      <div className={classes.toolbar} role="toolbar" aria-label="Actions">
        {actions.hasFiles && (
          <div className={classes.group}>
            <Button {...look} disabled={isBusy || actions.isSaving} leftSection={downloadIcon} onClick={actions.saveAll}>
              Download All
            </Button>
            <Button {...look} disabled={isBusy || actions.isSaving} onClick={actions.saveChecked}>
              Download Checked
            </Button>
            <FormatSelect format={list.format} onFormat={onFormat} />
          </div>
        )}
        {isGenes && (
          <div className={classes.group}>
            {geneActions.map(({ id, label }) => (
              <Button key={id} {...look} disabled={isBusy} onClick={() => actions.ask(id)}>
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
      {/* Always rendered, so that screen readers notice when it is filled. */}
      <p role="status" className={classes.note}>
        {actions.isSaving && 'Preparing the file...'}
      </p>
      {actions.alert && (
        <p role="alert" className={classes.alert}>
          {actions.alert}
        </p>
      )}
      <ResultDialogs {...list} actions={actions} />
    </div>
  )
}

const look = { variant: 'default', size: 'xs', className: classes.button } as const
const downloadIcon = <IconDownload size={14} aria-hidden />
