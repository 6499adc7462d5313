import { type SequenceDatasetId, sequenceDatasets } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import { ChoiceDialog } from '@rosette/ui-kit/feedback/dialog.tsx'
import { useId, useState } from 'react'
import { RadioChoice } from './radio-choice.tsx'
import classes from './sequence-dialog.module.css'

/** What the sequences page receives besides the genes. */
export type ChosenSequences = {
  dataset: SequenceDatasetId
  choice: SequenceChoice
  /** The IDs that were searched for, if only the models they name are wanted. */
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

/** How many sequences of a locus are wanted (RESULTS-031). */
const sequenceChoices = [
  { value: 'one_per_locus', label: 'One sequence per locus' },
  { value: 'all_gene_models', label: 'All gene models' },
  { value: 'matching_model', label: 'Only the matching gene model' },
] as const

type SequenceChoice = (typeof sequenceChoices)[number]['value']

/** Datasets that offer all three choices (RESULTS-034). */
const freeDatasets: readonly SequenceDatasetId[] = [
  'araport11_transcripts',
  'araport11_coding_sequences',
  'araport11_genomic_locus',
  'araport11_protein',
  'tair10_coding_sequences',
  'tair10_protein',
]

type OfferedChoices = {
  chosen: SequenceChoice
  /** Why a choice is unavailable; choices without a reason are available. */
  reasons: Partial<Record<SequenceChoice, string>>
}

/**
 * What the dialog offers for a dataset, and the current choice: the visitor's own if it is available. A matching gene model exists
 * only if a list of AGI gene IDs was searched for, and is then the default (RESULTS-032, RESULTS-033).
 */
export function offerChoices(dataset: SequenceDatasetId, hasGeneIds: boolean, wanted: SequenceChoice | null): OfferedChoices {
  if (!freeDatasets.includes(dataset)) {
    const reason = 'This dataset has one sequence per locus only.'
    return { chosen: 'one_per_locus', reasons: { all_gene_models: reason, matching_model: reason } }
  }
  const first = hasGeneIds ? 'matching_model' : 'one_per_locus'
  if (hasGeneIds) return { chosen: wanted ?? first, reasons: {} }
  return {
    chosen: wanted === null || wanted === 'matching_model' ? first : wanted,
    reasons: { matching_model: 'Search for a list of AGI Gene IDs to choose this.' },
  }
}
