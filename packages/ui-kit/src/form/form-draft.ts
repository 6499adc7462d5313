import type { Field, Fields } from './form-fields.ts'

/** The values of a form's controls, filled in or not, in the shape of its criteria. */
export type Draft = { readonly [name: string]: DraftValue }
export type DraftValue = string | boolean | readonly string[] | Draft | readonly Draft[]

export type DraftPath = readonly (string | number)[]

/** The initial value of every control. */
export function initialDraft(fields: Fields): Draft {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, initialValue(field)]))
}

export function initialValue(field: Field): DraftValue {
  switch (field.control) {
    case 'select':
      return field.initial ?? field.any?.value ?? ''
    case 'radio':
      return field.initial
    case 'fixed':
      return field.value
    case 'checkbox':
      return false
    case 'switch':
      return true
    case 'multi-select':
    case 'toggles':
    case 'boxes':
      return []
    case 'section':
      return initialDraft(field.fields)
    case 'rows':
      return Array.from({ length: field.count }, (_, index) => initialDraft(index === 0 ? field.fields : fieldsOfRow(field.fields)))
    case 'limits':
      return field.limits.map(({ min, max }) => ({ isOn: false, min: String(min), max: String(max) }))
    default:
      return ''
  }
}

/** The fields that every row has. */
export function fieldsOfRow(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => field.control !== 'select' || !field.isFirstRowOnly))
}

/** The draft with one value changed, and everything that follows from it. */
export function changeDraft(fields: Fields, draft: Draft, path: DraftPath, value: DraftValue): Draft {
  return settleDraft(fields, asDraft(changeAt(draft, path, value)))
}

/** If another field leaves only one choice, it replaces an earlier one (document 3, section 4). */
export function settleDraft(fields: Fields, draft: Draft): Draft {
  const settled = Object.entries(fields).map(([name, field]): [string, DraftValue] => {
    const value = draft[name] ?? initialValue(field)
    if (field.control === 'section') return [name, settleDraft(field.fields, asDraft(value))]
    if (field.control === 'rows')
      return [name, asDrafts(value).map((row, index) => settleDraft(index === 0 ? field.fields : fieldsOfRow(field.fields), row))]
    return [name, onlyChoiceOf(field, draft) ?? value]
  })
  return Object.fromEntries(settled)
}

/** The only value left, or null if there is a choice. */
export function onlyChoiceOf(field: Field, neighbours: Draft): string | null {
  if (field.control !== 'select' || !field.only) return null
  const { when, is, value } = field.only
  return is.includes(String(neighbours[when] ?? '')) ? value : null
}

export function asDraft(value: DraftValue | undefined): Draft {
  // An array is an object too; of the values of a draft, only a section is an object but not an array.
  return typeof value === 'object' && !Array.isArray(value) ? (value as Draft) : {}
}

export function asDrafts(value: DraftValue | undefined): readonly Draft[] {
  return Array.isArray(value) ? value.filter((row) => typeof row === 'object') : []
}

export function asTexts(value: DraftValue | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []
}

export function asText(value: DraftValue | undefined): string {
  return typeof value === 'string' ? value : ''
}

function changeAt(value: DraftValue | undefined, [step, ...rest]: DraftPath, next: DraftValue): DraftValue {
  if (step === undefined) return next
  if (typeof step === 'number') return asDrafts(value).map((row, index) => (index === step ? asDraft(changeAt(row, rest, next)) : row))
  const own = asDraft(value)
  return { ...own, [step]: changeAt(own[step], rest, next) }
}
