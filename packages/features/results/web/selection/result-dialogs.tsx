import { MicroarrayDialog } from './microarray-dialog.tsx'
import { searchedGeneIds } from './searched-gene-ids.ts'
import { SequenceDialog } from './sequence-dialog.tsx'
import type { ResultActionsProps, useResultActions } from './use-result-actions.ts'

type ResultDialogsProps = Pick<ResultActionsProps, 'category' | 'search'> & { actions: ReturnType<typeof useResultActions> }

/** What is asked before sequences and microarray elements of genes are shown. */
export function ResultDialogs({ category, search, actions }: ResultDialogsProps) {
  if (category !== 'genes') return null
  return (
    <>
      <SequenceDialog
        isOpen={actions.dialog === 'sequences'}
        geneIds={searchedGeneIds(search)}
        onClose={actions.closeDialog}
        onChoose={(chosen) => actions.open('sequences', chosen)}
      />
      <MicroarrayDialog
        isOpen={actions.dialog === 'microarray'}
        onClose={actions.closeDialog}
        onChoose={(platform) => actions.open('microarray', { platform })}
      />
    </>
  )
}
