import { ChoiceDialog } from '@rosette/ui-kit/feedback/dialog.tsx'
import { type ChosenSequences, chooseSequences, firstSequenceDraft } from '@rosette/ui-kit/sequence/sequence-draft.ts'
import { SequenceOptions } from '@rosette/ui-kit/sequence/sequence-options.tsx'
import { useState } from 'react'

/** With the IDs that were searched for, if only the models they name are wanted. */
export type ChosenForGenes = ChosenSequences & { geneList?: string }

type SequenceDialogProps = {
  isOpen: boolean
  /** The list of AGI gene ids that was searched for, or null. */
  geneIds: string | null
  onClose(): void
  onChoose(chosen: ChosenForGenes): void
}

/** Which sequences of the genes are wanted (RESULTS-031 to RESULTS-034). */
export function SequenceDialog({ isOpen, geneIds, onClose, onChoose }: SequenceDialogProps) {
  const [draft, setDraft] = useState(firstSequenceDraft)
  const [isTried, setTried] = useState(false)
  const chosen = chooseSequences(draft, geneIds !== null)

  function choose() {
    setTried(true)
    if ('error' in chosen) return
    const list = chosen.choice === 'matching_model' && geneIds !== null ? { geneList: geneIds } : {}
    onChoose({ ...chosen, ...list })
  }
  return (
    <ChoiceDialog title="Get Sequences" action="Show Sequences" isOpen={isOpen} onClose={onClose} onSubmit={choose}>
      <SequenceOptions
        label="Dataset"
        draft={draft}
        hasGeneIds={geneIds !== null}
        problem={isTried && 'error' in chosen ? chosen.error : null}
        onDraft={setDraft}
      />
    </ChoiceDialog>
  )
}
