import type { HelpTopic } from '../feedback/help-topic.ts'
import type { ControlSize, Option } from '../form/form-fields.ts'

export type EntryValue = string | boolean
export type EntryValues = Readonly<Record<string, EntryValue>>

type Head<Value extends EntryValue, Values> = {
  label: string
  hint?: string
  size?: ControlSize
  isRequired?: boolean
  /** Why the value is invalid, or null. */
  check?(value: Value, values: Values): string | null
}

type LineField<Values> = Head<string, Values> & {
  control: 'text' | 'email' | 'tel' | 'password'
  /** What the browser may fill in: an HTML autofill token. */
  autoComplete?: string
  /** The keyboard that a phone shows. */
  inputMode?: 'numeric'
  placeholder?: string
  maxLength?: number
  isReadOnly?: boolean
  /** Takes the focus when its dialog opens. */
  isFirst?: boolean
}
type AreaField<Values> = Head<string, Values> & {
  control: 'textarea'
  rows?: number
  autoComplete?: string
  placeholder?: string
  maxLength?: number
}
type SelectField<Values> = Head<string, Values> & { control: 'select'; options: readonly Option[]; autoComplete?: string }
type RadioField<Values> = Head<string, Values> & { control: 'radio'; options: readonly Option[] }
type CheckboxField<Values> = Head<boolean, Values> & { control: 'checkbox' }

export type TextEntryField<Values = EntryValues> = LineField<Values> | AreaField<Values>
export type ChoiceEntryField<Values = EntryValues> = SelectField<Values> | RadioField<Values>

type FieldFor<Value extends EntryValue, Values> = Value extends boolean
  ? CheckboxField<Values>
  : TextEntryField<Values> | ChoiceEntryField<Values>

export type EntryField = TextEntryField | ChoiceEntryField | CheckboxField<EntryValues>

/** What the control of a field is given. */
export type EntryControlProps<Field extends EntryField = EntryField> = {
  id: string
  name: string
  field: Field
  value: EntryValue
  error: string | null
  onChange(value: EntryValue): void
  onLeave(): void
}

/** A card of fields; the fields of one line are side by side. */
export type EntrySection<Name extends string = string> = {
  legend: string
  hint?: string
  help?: HelpTopic
  lines: readonly (readonly Name[])[]
}

type EntryFormParts<Values extends EntryValues> = {
  fields: { readonly [Name in keyof Values & string]: FieldFor<Values[Name], Values> }
  sections: readonly EntrySection<keyof Values & string>[]
}

export type EntryFormDefinition = { fields: Readonly<Record<string, EntryField>>; sections: readonly EntrySection[] }

/** A data entry form, written as data: `defineEntryForm<Registration>({ fields: …, sections: … })`. */
export function defineEntryForm<Values extends EntryValues>(parts: EntryFormParts<Values>): EntryFormDefinition {
  // Code that draws a form sees its fields only as controls; this signature has checked that they match the values.
  return parts as unknown as EntryFormDefinition
}

/** In the order of the form. */
export function fieldNames({ sections }: EntryFormDefinition): string[] {
  return sections.flatMap(({ lines }) => lines.flat())
}

/** Validation messages by field, in the order of the form. */
export function errorsOf(definition: EntryFormDefinition, values: EntryValues): Record<string, string> {
  const { fields } = definition
  const errors = fieldNames(definition).map((name) => [name, errorOf(fields[name], values[name] ?? '', values)] as const)
  return Object.fromEntries(errors.flatMap(([name, error]) => (error === null ? [] : [[name, error]])))
}

function errorOf(field: EntryField | undefined, value: EntryValue, values: EntryValues): string | null {
  if (field?.control === 'checkbox') return field.check?.(value === true, values) ?? null
  return field?.check?.(String(value), values) ?? null
}
