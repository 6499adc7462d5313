import type { z } from 'zod'
import type {
  CheckboxField,
  ChoicesField,
  CriteriaFields,
  FixedField,
  FormDefinition,
  Group,
  LimitsField,
  ListField,
  NumberField,
  PickedField,
  RadioField,
  RowsField,
  SectionField,
  SelectField,
  SelectionField,
  SwitchField,
  TermField,
  TextField,
  UnusedField,
} from './form-fields.ts'

type FormParts<Criteria extends z.ZodObject> = {
  title: string
  name: string
  lead: string
  note?: FormDefinition['note']
  fields: FieldsOf<z.input<Criteria>>
  groups: readonly Group<PathOf<z.input<Criteria>>>[]
}

/**
 * A search form as data, checked against the criteria it produces: a criterion without a field, a control that cannot produce its value,
 * an option that the criterion does not accept and a line that names a missing field do not compile.
 */
export function defineForm<Criteria extends z.ZodObject>(criteria: Criteria, parts: FormParts<Criteria>): FormDefinition {
  // Code that draws a form sees its fields only as controls; this signature has checked that they match the criteria.
  return { ...parts, criteria } as unknown as FormDefinition
}

/** The criteria of a list without a form, with the same labels and options as a form has, so that criteria can be put into words. */
export function defineCriteriaFields<Criteria extends z.ZodObject>(
  _criteria: Criteria,
  fields: CriteriaFieldsOf<z.input<Criteria>>,
): CriteriaFields {
  // As with a form.
  return fields as unknown as CriteriaFields
}

type CriteriaFieldsOf<Criteria> = {
  readonly [Name in keyof Required<Criteria>]: Extract<Criteria[Name], { keys: number[] }> extends never
    ? FieldOf<Exclude<Criteria[Name], undefined>>
    : SelectionField
}

/** A field for each criterion. */
export type FieldsOf<Criteria> = { readonly [Name in keyof Required<Criteria>]: FieldOf<Exclude<Criteria[Name], undefined>> }

type FieldOf<Value> =
  | UnusedField
  | (boolean extends Value ? CheckboxField | SwitchField : never)
  | OneOf<Extract<Value, string>>
  | (Extract<Value, number> extends never ? never : NumberField)
  | ManyOf<Extract<Value, readonly unknown[]>>
  | PartsOf<Exclude<Extract<Value, object>, readonly unknown[]>>

// The brackets keep the conditional type from distributing over a union.
type OneOf<Text extends string> = [Text] extends [never]
  ? never
  : string extends Text
    ? TextField | ListField | TermField | PickedField | SelectField<string> | FixedField<string>
    : SelectField<Text> | RadioField<Text> | FixedField<Text>

type ManyOf<List> = List extends readonly (infer Entry)[] ? (Entry extends string ? ChoicesField<ListEntry<List>> : RowsOf<Entry>) : never

type ListEntry<List> = List extends readonly (infer Entry extends string)[] ? Entry : never

/** Rows with a lower bound are ranges, each of its own type. */
type RowsOf<Row> = 'min' extends keyof Row ? LimitsField : Omit<RowsField, 'fields'> & { fields: FieldsOf<Row> }

type PartsOf<Section> = [Section] extends [never] ? never : Omit<SectionField, 'fields'> & { fields: FieldsOf<Section> }

/** `searchTerms`, or for fields of a section `restrictByFeatures.country`. */
export type PathOf<Criteria> = {
  [Name in keyof Criteria & string]-?: PathWithin<Name, Exclude<Criteria[Name], undefined>>
}[keyof Criteria & string]

type PathWithin<Name extends string, Value> = Value extends readonly unknown[]
  ? Name
  : Value extends object
    ? `${Name}.${keyof Value & string}`
    : Name
