import { Button } from '@mantine/core'
import { downloadFormats } from '@rosette/ui-kit/results/download-formats.ts'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { SaveAsListButton } from '../../../list-contents/web/save-as-list-button.tsx'
import { type ExportFormat, exportTypes } from '../../contract/export-format.ts'
import type { ResultDialogsProps } from './result-dialogs.tsx'
import classes from './results-toolbar.module.css'
import { geneActions, type ResultActionsProps, useResultActions } from './use-result-actions.ts'

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
        {actions.listSeed && <SaveAsListButton {...look} seed={actions.listSeed} disabled={isBusy || list.total === 0} />}
        {isGenes && (
          <Button {...look} disabled={isBusy || list.total === 0} loading={actions.isOpening} onClick={actions.openEnrichment}>
            Run enrichment
          </Button>
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
      <DialogsOnDemand {...list} actions={actions} />
    </div>
  )
}

// Most visits open none.
const ResultDialogs = lazy(() => import('./result-dialogs.tsx').then((module) => ({ default: module.ResultDialogs })))

/** The dialogs, from the first time that one is requested. */
function DialogsOnDemand(props: ResultDialogsProps) {
  const [isWanted, setWanted] = useState(false)
  if (props.actions.dialog !== null && !isWanted) setWanted(true)
  if (!isWanted) return null
  return (
    <Suspense>
      <ResultDialogs {...props} />
    </Suspense>
  )
}

const look = { variant: 'default', size: 'xs', className: classes.button } as const
const downloadIcon = <IconDownload size={14} aria-hidden />

type FormatSelectProps = { format: ExportFormat; onFormat(format: ExportFormat): void }

/** The file format of both downloads. The select lies over a short label, because the toolbar is full. */
function FormatSelect({ format, onFormat }: FormatSelectProps) {
  return (
    <span className={classes.format}>
      <span aria-hidden>.{exportTypes[format].ending}</span>
      <IconChevronDown size={12} aria-hidden />
      <select
        className={classes.select}
        aria-label="File format"
        value={format}
        onChange={(event) => onFormat(downloadFormats.find((each) => each.format === event.currentTarget.value)?.format ?? 'exact')}
      >
        {downloadFormats.map((each) => (
          <option key={each.format} value={each.format}>
            {each.label}
          </option>
        ))}
      </select>
    </span>
  )
}

/** The most frequent actions on ticked rows; the toolbar above the list has the rest. */
export function SelectionActions({ isBusy, ...list }: ResultActionsProps & { isBusy: boolean }) {
  const actions = useResultActions(list)
  return (
    <>
      <Button variant="default" size="xs" disabled={isBusy || actions.isSaving} leftSection={downloadIcon} onClick={actions.saveChecked}>
        Download Checked
      </Button>
      {list.category === 'genes' && (
        <Button size="xs" disabled={isBusy} onClick={() => actions.ask('sequences')}>
          Get Sequences
        </Button>
      )}
      {actions.listSeed && <SaveAsListButton seed={actions.listSeed} disabled={isBusy} />}
      {actions.alert && (
        <p role="alert" className={classes.barAlert}>
          {actions.alert}
        </p>
      )}
      <DialogsOnDemand {...list} actions={actions} />
    </>
  )
}
