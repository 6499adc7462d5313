import type { z } from 'zod'

export type Option<Value extends string = string> = { value: Value; label: string }

/** How wide a control is (DATA-032). */
export type ControlSize = 'small' | 'medium' | 'large'

type Head = {
  label: string
  /** What it is called where its label stands there more than once. */
  fullLabel?: string
  hint?: string
  size?: ControlSize
}

/** A field that asks for nothing by itself, as a method: it is sent where one of these neighbours is filled in. */
type Beside = { beside?: readonly string[] }

export type TextField = Head & { control: 'text'; placeholder?: string }
export type NumberField = Head & { control: 'number'; placeholder?: string }
/** Ids, typed, pasted or read from a file. */
export type ListField = Head & { control: 'list'; placeholder?: string }
export type CheckboxField = Head & { control: 'checkbox' }

/** Where a neighbour has one of these values, there is no choice but this one (document 3, section 4). */
export type OnlyChoice<Value extends string> = { when: string; is: readonly string[]; value: Value }

export type SelectField<Value extends string = string> = Head &
  Beside & {
    control: 'select'
    options: readonly Option<Value>[]
    /** What is chosen at first; left out, the option that asks for nothing, or a prompt. */
    initial?: Value
    /** The option that asks for nothing. */
    any?: Option
    /** A list of values that records hold, by its name: they follow the options. */
    list?: string
    /** Stands once before the rows, and is sent with the first. */
    isFirstRowOnly?: boolean
    only?: OnlyChoice<Value>
  }

export type RadioField<Value extends string = string> = Head &
  Beside & { control: 'radio'; options: readonly Option<Value>[]; initial: Value }

/** Shown as a text, and always sent as it is. */
export type FixedField<Value extends string = string> = Head & Beside & { control: 'fixed'; value: Value; isHidden?: boolean }

/** Several values: in a list of four rows, as a grid of keys, or as boxes. */
export type ChoicesField<Value extends string = string> = Head & {
  control: 'multi-select' | 'toggles' | 'boxes'
  options: readonly Option<Value>[]
  /** A list of values that records hold, by its name: they follow the options, with their counts. */
  list?: string
  /** Values that are chosen together by one click. */
  picks?: readonly { label: string; values: readonly Value[] }[]
}

/** What a control for several values is given. */
export type ChoicesProps = { id: string; field: ChoicesField; value: readonly string[]; onChange(value: readonly string[]): void }

export type Limit = { type: string; label: string; unit: string; min: number; max: number; factor: number }

/** Ranges that hold only where their box is ticked (document 3, section 5). */
export type LimitsField = { control: 'limits'; limits: readonly Limit[] }

export type SectionField = { control: 'section'; fields: Fields }
export type RowsField = { control: 'rows'; label: string; count: number; fields: Fields }

/** Part of the criteria and of no use to a visitor who fills in a form. */
export type UnusedField = { control: 'unused'; reason: string }

export type Field =
  | TextField
  | NumberField
  | ListField
  | CheckboxField
  | SelectField
  | RadioField
  | FixedField
  | ChoicesField
  | LimitsField
  | SectionField
  | RowsField
  | UnusedField

export type Fields = Readonly<Record<string, Field>>

/** A range of kilobases that can be chosen on a picture of its chromosome too. It has no value of its own: the fields have it. */
export type Brush<Path extends string = string> = {
  chromosome: Path
  from: Path
  to: Path
  /** As the form writes kilobases. */
  unit: 'kb' | 'kbp'
  /** Values of a field with which places are not counted in base pairs. */
  except?: { when: Path; is: readonly string[] }
}

/** One card of a form. Fields of one line stand beside one another and read as a sentence; a brush is drawn below them. */
export type Group<Path extends string = string> = {
  legend: string
  hint?: string
  lines: readonly (readonly Path[])[]
  brush?: Brush<Path>
}

export type FormDefinition = {
  title: string
  /** The end of the breadcrumb. */
  name: string
  lead: string
  criteria: z.ZodObject
  fields: Fields
  groups: readonly Group[]
}

/** What a kind's form module exports, as `kinds/registry/web.ts` loads it. */
export type KindFormModule = { form: FormDefinition }
