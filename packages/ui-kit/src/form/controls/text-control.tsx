import { maxSearchText } from '@rosette/contract-kit/search/search-text.ts'
import type { InputHTMLAttributes } from 'react'
import { useFormContext } from '../form-context.tsx'
import type { NumberField, TextField } from '../form-fields.ts'
import { FieldFrame, hintId } from './field-frame.tsx'
import classes from './form-controls.module.css'

type TextControlProps = {
  id: string
  field: Pick<TextField | NumberField, 'label' | 'hint' | 'size' | 'placeholder'> & Pick<TextField, 'list'>
  value: string
  isNumber?: boolean
  isLabelHidden?: boolean
  onChange(text: string): void
}

/** One line of text. Numbers are text too, so that the server reports what is not a number instead of the browser discarding it. */
export function TextControl({ id, field, value, isNumber = false, isLabelHidden = false, onChange }: TextControlProps) {
  const { options } = useFormContext()
  const suggested = (field.list === undefined ? undefined : options.lists[field.list]) ?? []
  return (
    <FieldFrame id={id} label={field.label} hint={field.hint} size={field.size} isLabelHidden={isLabelHidden}>
      <TextBox
        id={id}
        type="text"
        inputMode={isNumber ? 'decimal' : undefined}
        value={value}
        maxLength={maxSearchText}
        placeholder={field.placeholder}
        aria-describedby={field.hint && hintId(id)}
        autoComplete="off"
        spellCheck={false}
        list={suggested.length > 0 ? `${id}-list` : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {suggested.length > 0 && (
        <datalist id={`${id}-list`}>
          {suggested.map(({ value: name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </FieldFrame>
  )
}

/** A text input with the look of our forms, also for use outside them. The caller gives it a label. */
export function TextBox({ className, ...rest }: InputHTMLAttributes<HTMLInputElement>) {
  return <input {...rest} className={className ? `${classes.input} ${className}` : classes.input} />
}
