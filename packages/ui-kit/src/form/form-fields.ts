import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { HelpTopic } from '../feedback/help-topic.ts'

export type Option<Value extends string = string> = { value: Value; label: string }

/** How wide a control is (DATA-032). */
export type ControlSize = 'small' | 'medium' | 'large'

type Head = {
  label: string
  /** Its accessible name if the same label occurs more than once. */
  fullLabel?: string
  hint?: string
  size?: ControlSize
  /** What it is called in a sentence of criteria, where its label does not read well. */
  inWords?: string
}

/** A field that is not a criterion by itself, such as a method: it is sent only if one of these fields is filled in. */
type Beside = {
  beside?: readonly string[]
  /** What it says about them in a sentence of criteria: how they are compared, or what they are. */
  tells?: 'method' | 'subject'
}

/** The field of the other end, where this is the lower end of a range, and what both together are called. */
type LowerEnd = { range?: { to: string; label: string; unit?: string } }

export type TextField = Head & {
  control: 'text'
  placeholder?: string
  /** Name of a list of values found in records, which are suggested. */
  list?: string
}
export type NumberField = Head & LowerEnd & Pick<Beside, 'beside'> & { control: 'number'; placeholder?: string }
/** Ids, typed, pasted, read from a file, or taken from one of the visitor's lists of a kind. */
export type ListField = Head & { control: 'list'; placeholder?: string; listKind?: string }
export type CheckboxField = Head & { control: 'checkbox' }
/** On at first, and sent only if it is turned off. */
export type SwitchField = Head & Pick<Beside, 'beside'> & { control: 'switch' }

/** Ontology terms: a text, or one term chosen from suggestions. Two other fields hold its id and whether its child terms are meant. */
export type TermField = Head & { control: 'term'; placeholder?: string; id: string; children: string }
/** The id of what was chosen in the field beside it; not drawn. */
export type PickedField = Required<Pick<Beside, 'beside'>> & { control: 'picked' }

/** If another field has one of these values, this is the only choice (document 3, section 4). */
export type OnlyChoice<Value extends string> = { when: string; is: readonly string[]; value: Value }

export type SelectField<Value extends string = string> = Head &
  Beside &
  LowerEnd & {
    control: 'select'
    options: readonly Option<Value>[]
    /** The initial choice; by default the option for any value, or a prompt. */
    initial?: Value
    /** The option for any value. */
    any?: Option
    /** Name of a list of values found in records; they follow the options. */
    list?: string
    /** Shown once before the rows, and sent with the first. */
    isFirstRowOnly?: boolean
    only?: OnlyChoice<Value>
  }

export type RadioField<Value extends string = string> = Head &
  Beside & { control: 'radio'; options: readonly Option<Value>[]; initial: Value }

/** Shown as text, and always sent unchanged. */
export type FixedField<Value extends string = string> = Head & Beside & { control: 'fixed'; value: Value; isHidden?: boolean }

/** Several values: as a list of four rows, a grid of toggles, or checkboxes. */
export type ChoicesField<Value extends string = string> = Head & {
  control: 'multi-select' | 'toggles' | 'boxes'
  options: readonly Option<Value>[]
  /** Name of a list of values found in records; they follow the options, with their counts. */
  list?: string
  /** Whether each option is a statement that holds: `has associated literature`. */
  areStatements?: true
  /** What the chosen values are in a sentence of criteria, where it depends on them. */
  inWordsOf?(values: readonly string[]): string
  help?: HelpTopic
  /** Values that are chosen together by one click. */
  picks?: readonly { label: string; values: readonly Value[] }[]
}

/** What a control for several values is given. */
export type ChoicesProps = { id: string; field: ChoicesField; value: readonly string[]; onChange(value: readonly string[]): void }

export type Limit = { type: string; label: string; unit: string; min: number; max: number; factor: number }

/** Ranges that apply only if their box is ticked (document 3, section 5). */
export type LimitsField = { control: 'limits'; limits: readonly Limit[] }

export type SectionField = { control: 'section'; fields: Fields }
export type RowsField = { control: 'rows'; label: string; count: number; fields: Fields }

/** Part of the criteria, but not offered in the form. */
export type UnusedField = {
  control: 'unused'
  reason: string
  /** The field that puts it into words, and without which it means nothing. */
  namedBy?: string
}

export type Field =
  | TextField
  | NumberField
  | ListField
  | CheckboxField
  | SwitchField
  | TermField
  | PickedField
  | SelectField
  | RadioField
  | FixedField
  | ChoicesField
  | LimitsField
  | SectionField
  | RowsField
  | UnusedField

export type Fields = Readonly<Record<string, Field>>

/** Records that were chosen on another page. No form has a control for them. */
export type SelectionField = { control: 'selection'; singular: string; plural: string }

/** All criteria of a list, by a form or by a link. */
export type CriteriaFields = Readonly<Record<string, Field | SelectionField>>

/** A range of kilobases that can be chosen on a picture of its chromosome too. It has no value of its own: the fields have it. */
export type Brush<Path extends string = string> = {
  chromosome: Path
  from: Path
  to: Path
  /** The form's abbreviation for kilobases. */
  unit: 'kb' | 'kbp'
  /** Values of a field for which positions are not in base pairs. */
  except?: { when: Path; is: readonly string[] }
}

/** One card of a form. Fields of one line are side by side and read as a sentence; a brush is drawn below them. */
export type Group<Path extends string = string> = {
  legend: string
  hint?: string
  help?: HelpTopic
  lines: readonly (readonly Path[])[]
  brush?: Brush<Path>
}

export type FormDefinition = {
  title: string
  /** The end of the breadcrumb. */
  name: string
  lead: string
  /** Says above the fields what the release lacks of what they ask for. */
  note?: () => ReactNode
  criteria: z.ZodObject
  fields: Fields
  groups: readonly Group[]
}

/** What a kind's form module exports, as `kinds/registry/forms.ts` loads it. */
export type KindFormModule = { form: FormDefinition }
