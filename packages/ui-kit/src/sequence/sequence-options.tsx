import {
  flankSideOf,
  maxFlankLength,
  offerChoices,
  type SequenceSetId,
  sequenceChoices,
  sequenceSets,
} from '@rosette/contract-kit/vocabulary/sequence-choices.ts'
import type { CoveredSet } from '@rosette/contract-kit/vocabulary/sequence-coverage.ts'
import { SequenceDatasetId } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import { useId } from 'react'
import { describedBy, FieldFrame } from '../form/controls/field-frame.tsx'
import classes from '../form/controls/form-controls.module.css'
import { TextBox } from '../form/controls/text-control.tsx'
import { FormLine } from '../form/form-card.tsx'
import { RadioChoice } from '../form/radio-choice.tsx'
import { formatNumber } from '../text/format-number.ts'
import { CoverageNote, useSetLabels } from './coverage-note.tsx'
import type { SequenceDraft } from './sequence-draft.ts'

type SequenceOptionsProps = {
  /** What the list of sets is called. */
  label: string
  draft: SequenceDraft
  /** Whether there is a list of AGI gene ids. */
  hasGeneIds: boolean
  /** What is wrong with the length of a flank. */
  problem: string | null
  onDraft(draft: SequenceDraft): void
}

/** Which sequences of genes are wanted, on the bulk page and in the dialog of the results (BULK-018). */
export function SequenceOptions({ label, draft, hasGeneIds, problem: error, onDraft }: SequenceOptionsProps) {
  const id = useId()
  const { chosen, reasons } = offerChoices(draft.dataset, hasGeneIds, draft.choice)
  const side = flankSideOf(draft.dataset)
  const labelOf = useSetLabels()
  return (
    <>
      <FieldFrame id={id} label={label} size="large">
        <select
          id={id}
          className={classes.select}
          value={draft.dataset}
          onChange={(event) => {
            const dataset = sequenceSets.find((each) => each.id === event.currentTarget.value)?.id
            onDraft({ ...draft, dataset: dataset ?? draft.dataset })
          }}
        >
          {sequenceSets.map((each) => (
            <option key={each.id} value={each.id}>
              {labelOf(each.label, coveredSetOf(each.id))}
            </option>
          ))}
        </select>
      </FieldFrame>
      <CoverageNote set={coveredSetOf(draft.dataset)} />
      {side && <FlankFields id={id} side={side} draft={draft} problem={error} onDraft={onDraft} />}
      <RadioChoice
        label="Sequences"
        options={sequenceChoices.map((choice) => ({ ...choice, reason: reasons[choice.value] }))}
        value={chosen}
        onValue={(choice) => onDraft({ ...draft, choice })}
      />
    </>
  )
}

/** Flanks of a chosen length are cut from the genome. */
function coveredSetOf(set: SequenceSetId): CoveredSet {
  const dataset = SequenceDatasetId.safeParse(set)
  return dataset.success ? dataset.data : 'genome'
}

const anchors = {
  upstream: [
    { value: 'transcript', label: 'Transcription start site (TSS)' },
    { value: 'coding', label: 'Start codon (ATG)' },
  ],
  downstream: [
    { value: 'transcript', label: 'End of the transcript' },
    { value: 'coding', label: 'Stop codon' },
  ],
} as const

type FlankFieldsProps = Pick<SequenceOptionsProps, 'draft' | 'problem' | 'onDraft'> & { id: string; side: 'upstream' | 'downstream' }

/** Length and beginning of a flank (BULK-016, BULK-017), and whether it stops at the next gene (BULK-021). */
function FlankFields({ id, side, draft, problem: error, onDraft }: FlankFieldsProps) {
  const hint = `1 to ${formatNumber(maxFlankLength)} bases`
  const lengthId = `${id}-length`
  return (
    <>
      <FormLine>
        <FieldFrame id={lengthId} label="Length" hint={hint} error={error}>
          <TextBox
            id={lengthId}
            inputMode="numeric"
            autoComplete="off"
            value={draft.length}
            aria-invalid={error !== null}
            aria-describedby={describedBy(lengthId, hint, error)}
            onChange={(event) => onDraft({ ...draft, length: event.currentTarget.value })}
          />
        </FieldFrame>
      </FormLine>
      <RadioChoice
        label={side === 'upstream' ? 'Upstream of the' : 'Downstream of the'}
        options={anchors[side]}
        value={draft.from}
        onValue={(from) => onDraft({ ...draft, from })}
      />
      <label className={classes.box}>
        <input
          type="checkbox"
          checked={draft.stopsAtGene}
          onChange={(event) => onDraft({ ...draft, stopsAtGene: event.currentTarget.checked })}
        />
        Stop at the neighbouring gene
      </label>
    </>
  )
}
