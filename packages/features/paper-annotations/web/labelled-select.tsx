import { FieldFrame } from '@rosette/ui-kit/form/controls/field-frame.tsx'
import controls from '@rosette/ui-kit/form/controls/form-controls.module.css'
import { useId } from 'react'

type LabelledSelectProps = {
  label: string
  isLabelHidden?: boolean
  value: string | null
  /** What an empty choice says. */
  prompt: string
  options: readonly { value: string; label: string }[]
  isDisabled?: boolean
  onChange(value: string | null): void
}

/** One of a few values, or none yet. */
export function LabelledSelect({
  label,
  isLabelHidden = false,
  value,
  prompt,
  options,
  isDisabled = false,
  onChange,
}: LabelledSelectProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} size="large" isLabelHidden={isLabelHidden}>
      <select
        id={id}
        className={controls.select}
        value={value ?? ''}
        disabled={isDisabled}
        onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
      >
        <option value="">{prompt}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
