import { BoxChoices } from './box-choices.tsx'
import { CheckboxControl } from './checkbox-control.tsx'
import { FixedText } from './fixed-text.tsx'
import { useFormContext } from './form-context.tsx'
import { asText, asTexts, type Draft, type DraftPath, type DraftValue } from './form-draft.ts'
import type { Field } from './form-fields.ts'
import { LimitsControl } from './limits-control.tsx'
import { ListControl } from './list-control.tsx'
import { MultiSelectControl } from './multi-select-control.tsx'
import { RadioControl } from './radio-control.tsx'
import { SelectControl } from './select-control.tsx'
import { TextControl } from './text-control.tsx'
import { ToggleGrid } from './toggle-grid.tsx'

type FormFieldProps = {
  field: Field
  value: DraftValue | undefined
  /** The values that stand beside it. */
  neighbours: Draft
  path: DraftPath
  isLabelHidden?: boolean
}

/** Draws a field that has one place, by its control. */
export function FormField({ field, value = '', neighbours, path, isLabelHidden = false }: FormFieldProps) {
  const { id: formId, change } = useFormContext()
  const id = [formId, ...path].join('-')
  const onChange = (next: DraftValue) => change(path, next)
  switch (field.control) {
    case 'text':
    case 'number':
      return <TextControl {...{ id, field, isLabelHidden, onChange }} value={asText(value)} isNumber={field.control === 'number'} />
    case 'list':
      return <ListControl {...{ id, field, onChange }} value={asText(value)} />
    case 'select':
      return <SelectControl {...{ id, field, neighbours, isLabelHidden, onChange }} value={asText(value)} />
    case 'radio':
      return <RadioControl {...{ id, field, onChange }} value={asText(value)} />
    case 'checkbox':
      return <CheckboxControl {...{ field, onChange }} isOn={value === true} />
    case 'multi-select':
      return <MultiSelectControl {...{ id, field, onChange }} value={asTexts(value)} />
    case 'toggles':
      return <ToggleGrid {...{ id, field, onChange }} value={asTexts(value)} />
    case 'boxes':
      return <BoxChoices {...{ id, field, onChange }} value={asTexts(value)} />
    case 'limits':
      return <LimitsControl {...{ id, field, value, path }} />
    case 'fixed':
      return <FixedText field={field} />
    default:
      return null
  }
}
