import { dnaTypes, formChromosomes, type MapLocationCriteria } from '@rosette/contract-kit/search/criteria-parts.ts'
import type { z } from 'zod'
import type { FieldsOf } from './define-form.ts'
import type { Option, RowsField, SelectField } from './form-fields.ts'

/** Options in the order of a list; underscores are shown as spaces, unless a value has a label of its own. */
export function optionsOf<const Value extends string>(
  values: readonly Value[],
  labels?: Readonly<Partial<Record<Value, string>>>,
): Option<Value>[] {
  return values.map((value) => ({ value, label: labels?.[value] ?? value.replaceAll('_', ' ') }))
}

export const anyOption: Option = { value: 'any', label: 'Any' }

const methodLabels = {
  contains: 'contains',
  starts_with: 'starts with',
  exactly: 'exactly',
  starts: 'starts with',
  exact: 'exact',
  'starts with': 'starts with',
}

export type MethodWord = keyof typeof methodLabels

const usualMethods = ['contains', 'starts_with', 'exactly'] as const

type MethodChoice<Word extends MethodWord> = Pick<SelectField<Word>, 'only'> & {
  /** The text that is compared. */
  of: string | readonly string[]
  initial: Word
  label?: string
  /** What the text is, if a form has several. */
  name?: string
  /** The words that this form uses for the methods. */
  words?: readonly Word[]
}

/** How a text is compared; not sent without the text. */
export function methodSelect<Word extends MethodWord = (typeof usualMethods)[number]>({
  of,
  initial,
  label = 'Method',
  name,
  words,
  only,
}: MethodChoice<Word>): SelectField<Word> {
  return {
    control: 'select',
    label,
    initial,
    size: 'small',
    tells: 'method',
    beside: typeof of === 'string' ? [of] : of,
    // Where a form names no words of its own, they are the usual ones, and so is the type of `initial`.
    options: optionsOf(words ?? (usualMethods as readonly MethodWord[] as readonly Word[]), methodLabels),
    ...(name !== undefined && { fullLabel: `${name}: method` }),
    ...(only && { only }),
  }
}

type TermRow<Type extends string, Word extends MethodWord> = {
  search_type?: Type | undefined
  search_method?: Word | undefined
  search_input?: string | undefined
}

type TermRows<Type extends string, Word extends MethodWord> = {
  types: readonly Option<Type>[]
  count?: number
  method?: NoInfer<Word>
  words?: readonly Word[]
  /** Types that support exact matches only. */
  wholeTypes?: readonly NoInfer<Type>[]
}

/** Rows that read *field · method · text* (DATA-034). */
export function termRows<Type extends string, Word extends MethodWord = (typeof usualMethods)[number]>({
  types,
  count = 3,
  // The default is one of the usual words, and Word is their type if no words are given.
  method = 'starts_with' as Word,
  words,
  wholeTypes = [],
}: TermRows<Type, Word>): Omit<RowsField, 'fields'> & { fields: FieldsOf<TermRow<Type, Word>> } {
  // Every form has this word or its synonym.
  const whole = (words?.find((word) => word === 'exact') ?? 'exactly') as Word
  const only = { when: 'search_type', is: wholeTypes, value: whole }
  const fields = {
    search_type: {
      control: 'select',
      label: 'Search by',
      options: types,
      initial: types[0]?.value,
      beside: ['search_input'],
      tells: 'subject',
      size: 'medium',
    },
    search_method: methodSelect({ of: 'search_input', initial: method, ...(words && { words }), only }),
    search_input: { control: 'text', label: 'Text', size: 'large' },
  }
  // Options and words have the types of the row; the compiler cannot infer that through two type parameters.
  return { control: 'rows', label: 'Search term', count, fields: fields as unknown as FieldsOf<TermRow<Type, Word>> }
}

const fields: FieldsOf<z.input<typeof MapLocationCriteria>> = {
  chromosome: { control: 'select', label: 'Chromosome', options: optionsOf(formChromosomes), any: anyOption, size: 'small' },
  low_range: {
    control: 'number',
    label: 'From (kb)',
    placeholder: '0',
    size: 'small',
    range: { to: 'high_range', label: 'Position', unit: 'kb' },
  },
  high_range: { control: 'number', label: 'To (kb)', size: 'small' },
}

/** A chromosome and a range on it. */
export const mapLocationSection = { control: 'section', fields } as const

/** The card that holds it. */
export const mapLocationGroup = {
  legend: 'Map location',
  hint: 'A chromosome, and a range on it in kb (1 kb is 1,000 bp). Leave a field empty for no limit.',
  lines: [['mapLocation.chromosome', 'mapLocation.low_range', 'mapLocation.high_range']],
  brush: { chromosome: 'mapLocation.chromosome', from: 'mapLocation.low_range', to: 'mapLocation.high_range', unit: 'kb' },
} as const

/** The features that the clone and vector forms share. */
export const dnaFeatures = {
  vector_type: { control: 'multi-select', label: 'Vector type', options: optionsOf(dnaTypes.vector), list: 'vector_type', size: 'medium' },
  has_stock: { control: 'checkbox', label: 'Is an ABRC stock' },
} as const
