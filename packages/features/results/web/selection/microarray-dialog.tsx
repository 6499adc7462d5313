import { arrayPlatforms } from '@rosette/kinds/arrayelement/contract/arrayelement-criteria.ts'
import { ChoiceDialog } from '@rosette/ui-kit/feedback/choice-dialog.tsx'
import { useState } from 'react'
import { RadioChoice } from './radio-choice.tsx'

type ArrayPlatform = (typeof arrayPlatforms)[number]

type MicroarrayDialogProps = { isOpen: boolean; onClose(): void; onChoose(platform: ArrayPlatform): void }

const options = arrayPlatforms.map((platform) => ({ value: platform, label: platform }))

/** Which platform the elements are of (RESULTS-035). */
export function MicroarrayDialog({ isOpen, onClose, onChoose }: MicroarrayDialogProps) {
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
