import { BoxChoices, ToggleGrid } from './controls/box-choices.tsx'
import frame from './controls/field-frame.module.css'
import classes from './controls/form-controls.module.css'
import { LimitsControl } from './controls/limits-control.tsx'
import { MultiSelectControl } from './controls/multi-select-control.tsx'
import { PasteIds } from './controls/paste-ids.tsx'
import { SelectControl } from './controls/select-control.tsx'
import { TermControl } from './controls/term-control.tsx'
import { TextControl } from './controls/text-control.tsx'
import { countIds } from './criteria-of-draft.ts'
import { useFormContext } from './form-context.tsx'
import { asText, asTexts, type Draft, type DraftPath, type DraftValue } from './form-draft.ts'
import type { CheckboxField, Field, FixedField, RadioField, SwitchField } from './form-fields.ts'

type FormFieldProps = {
  field: Field
  value: DraftValue | undefined
  /** The values of the other fields of its section or row. */
  neighbours: Draft
  path: DraftPath
  isLabelHidden?: boolean
}

/** Draws a field that holds one value, according to its control. */
export function FormField({ field, value = '', neighbours, path, isLabelHidden = false }: FormFieldProps) {
  const { id: formId, change, listAction } = useFormContext()
  const id = [formId, ...path].join('-')
  const onChange = (next: DraftValue) => change(path, next)
  switch (field.control) {
    case 'text':
    case 'number':
      return (
        <TextControl
          id={id}
          field={field}
          isLabelHidden={isLabelHidden}
          onChange={onChange}
          value={asText(value)}
          isNumber={field.control === 'number'}
        />
      )
    case 'term':
      return <TermControl field={field} neighbours={neighbours} path={path} text={asText(value)} />
    case 'list':
      return (
        <PasteIds
          id={id}
          label={field.label}
          hint={field.hint}
          placeholder={field.placeholder}
          value={asText(value)}
          count={countIds(asText(value))}
          onText={onChange}
        >
          {field.listKind && listAction?.(field.listKind, (items) => onChange(items.join('\n')))}
        </PasteIds>
      )
    case 'select':
      return (
        <SelectControl
          id={id}
          field={field}
          neighbours={neighbours}
          isLabelHidden={isLabelHidden}
          onChange={onChange}
          value={asText(value)}
        />
      )
    case 'radio':
      return <RadioControl id={id} field={field} onChange={onChange} value={asText(value)} />
    case 'checkbox':
      return <CheckboxControl field={field} onChange={onChange} isOn={value === true} />
    case 'switch':
      return <CheckboxControl field={field} onChange={onChange} isOn={value === true} isSwitch />
    case 'multi-select':
      return <MultiSelectControl id={id} field={field} onChange={onChange} value={asTexts(value)} />
    case 'toggles':
      return <ToggleGrid id={id} field={field} onChange={onChange} value={asTexts(value)} />
    case 'boxes':
      return <BoxChoices id={id} field={field} onChange={onChange} value={asTexts(value)} />
    case 'limits':
      return <LimitsControl id={id} field={field} value={value} path={path} />
    case 'fixed':
      return <FixedText field={field} />
    default:
      return null
  }
}

type CheckboxControlProps = { field: CheckboxField | SwitchField; isOn: boolean; isSwitch?: boolean; onChange(isOn: boolean): void }

function CheckboxControl({ field, isOn, isSwitch = false, onChange }: CheckboxControlProps) {
  return (
    <label className={classes.box}>
      <input
        type="checkbox"
        role={isSwitch ? 'switch' : undefined}
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {field.label}
    </label>
  )
}

type RadioControlProps = { id: string; field: RadioField; value: string; onChange(value: string): void }

/** One of a few options, all visible. */
function RadioControl({ id, field, value, onChange }: RadioControlProps) {
  return (
    <fieldset className={classes.set}>
      <legend className="visually-hidden">{field.label}</legend>
      <div className={classes.boxes}>
        {field.options.map((option) => (
          <label key={option.value} className={classes.box}>
            <input type="radio" name={id} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A value that cannot be changed: like a field if it has a size, otherwise as a tag. */
function FixedText({ field: { label, value, size, isHidden } }: { field: FixedField }) {
  if (isHidden) return null
  if (size === undefined) {
    return (
      <div className={classes.pair}>
        <span>{label}</span>
        <span className={classes.fixed}>{value}</span>
      </div>
    )
  }
  return (
    <div className={frame.field} data-size={size}>
      <span className={frame.label}>{label}</span>
      <span className={classes.sunken}>{value}</span>
    </div>
  )
}
