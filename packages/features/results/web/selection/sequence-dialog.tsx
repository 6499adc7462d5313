import { type SequenceDatasetId, sequenceDatasets } from '@rosette/contract-kit/sequence-datasets.ts'
import { ChoiceDialog } from '@rosette/ui-kit/feedback/choice-dialog.tsx'
import { useId, useState } from 'react'
import { RadioChoice } from './radio-choice.tsx'
import { offerChoices, type SequenceChoice, sequenceChoices } from './sequence-choices.ts'
import classes from './sequence-dialog.module.css'

/** What the page of sequences is told beside the genes. */
export type ChosenSequences = {
  dataset: SequenceDatasetId
  choice: SequenceChoice
  /** The ids that were searched for, where only the models they name are wanted. */
  geneList?: string
}

type SequenceDialogProps = {
  isOpen: boolean
  /** The list of AGI gene ids that was searched for, or null. */
  geneIds: string | null
  onClose(): void
  onChoose(chosen: ChosenSequences): void
}

/** Which sequences of the genes are wanted (RESULTS-031 to RESULTS-034). */
export function SequenceDialog({ isOpen, geneIds, onClose, onChoose }: SequenceDialogProps) {
  const id = useId()
  const [dataset, setDataset] = useState<SequenceDatasetId>(sequenceDatasets[0].id)
  const [wanted, setWanted] = useState<SequenceChoice | null>(null)
  const { chosen, reasons } = offerChoices(dataset, geneIds !== null, wanted)

  function choose() {
    const list = chosen === 'matching_model' && geneIds !== null ? { geneList: geneIds } : {}
    onChoose({ dataset, choice: chosen, ...list })
  }
  return (
    <ChoiceDialog title="Get Sequences" action="Show Sequences" isOpen={isOpen} onClose={onClose} onSubmit={choose}>
      <div className={classes.field}>
        <label htmlFor={id}>Dataset</label>
        <select
          id={id}
          className={classes.select}
          value={dataset}
          onChange={(event) => setDataset(sequenceDatasets.find((each) => each.id === event.currentTarget.value)?.id ?? dataset)}
        >
          {sequenceDatasets.map((each) => (
            <option key={each.id} value={each.id}>
              {each.label}
            </option>
          ))}
        </select>
      </div>
      <RadioChoice
        label="Sequences"
        options={sequenceChoices.map((choice) => ({ ...choice, reason: reasons[choice.value] }))}
        value={chosen}
        onValue={setWanted}
      />
    </ChoiceDialog>
  )
}
