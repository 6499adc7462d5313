import { arrayPlatforms } from '@rosette/kinds/arrayelement/contract/arrayelement-search-card.ts'
import { ChoiceDialog } from '@rosette/ui-kit/feedback/dialog.tsx'
import { RadioChoice } from '@rosette/ui-kit/form/radio-choice.tsx'
import { useState } from 'react'
import type { SavedSearch } from '../../../list-contents/contract/saved-search.ts'
import { SequenceDialog } from './sequence-dialog.tsx'
import type { ResultActionsProps, useResultActions } from './use-result-actions.ts'

export type ResultDialogsProps = Pick<ResultActionsProps, 'category' | 'search'> & { actions: ReturnType<typeof useResultActions> }

/** The dialogs before sequences and microarray elements of genes are shown. */
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

type ArrayPlatform = (typeof arrayPlatforms)[number]

type MicroarrayDialogProps = { isOpen: boolean; onClose(): void; onChoose(platform: ArrayPlatform): void }

const options = arrayPlatforms.map((platform) => ({ value: platform, label: platform }))

/** Asks for the array platform (RESULTS-035). */
function MicroarrayDialog({ isOpen, onClose, onChoose }: MicroarrayDialogProps) {
  const [platform, setPlatform] = useState<ArrayPlatform>(arrayPlatforms[0])
  return (
    <ChoiceDialog
      title="Get Microarray Elements"
      action="Show Elements"
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={() => onChoose(platform)}
    >
      <RadioChoice label="Platform" options={options} value={platform} onValue={setPlatform} />
    </ChoiceDialog>
  )
}

/** The list of AGI gene ids that a gene search was made with, or null; it determines which models match (RESULTS-032). */
export function searchedGeneIds({ category, searchTerms = [] }: SavedSearch): string | null {
  const fields: Readonly<Record<string, unknown>> = Object.assign({}, ...searchTerms)
  const { geneListUploadType, geneList } = fields
  if (category !== 'genes' || geneListUploadType !== 'AGI Gene IDs') return null
  return typeof geneList === 'string' && geneList.trim() !== '' ? geneList : null
}
