import { TextMethodWord } from '@rosette/contract-kit/search/criteria-parts.ts'
import type { Criteria } from './criteria-of-draft.ts'
import { asDrafts, type Draft, type DraftValue, initialValue, settleDraft } from './form-draft.ts'
import type { Field, Fields, LimitsField, Option } from './form-fields.ts'

/** A form filled in with the criteria of an earlier search. A value that does not fit its control is ignored. */
export function draftOfCriteria(fields: Fields, criteria: Criteria): Draft {
  return settleDraft(fields, filledDraft(fields, criteria))
}

function filledDraft(fields: Fields, criteria: Criteria): Draft {
  const filled = Object.entries(fields).map(([name, field]) => {
    const criterion = criteria[name] ?? (field.control === 'term' ? criteria[field.id] : undefined)
    return [name, criterion === undefined || criterion === null ? initialValue(field) : filledValue(field, criterion)]
  })
  return Object.fromEntries(filled)
}

function filledValue(field: Field, criterion: unknown): DraftValue {
  switch (field.control) {
    case 'section':
      return isCriteria(criterion) ? filledDraft(field.fields, criterion) : initialValue(field)
    case 'rows': {
      const rows = listOf(criterion).map((row) => filledDraft(field.fields, isCriteria(row) ? row : {}))
      return [...rows, ...asDrafts(initialValue(field)).slice(rows.length)]
    }
    case 'limits':
      return filledLimits(field, listOf(criterion).filter(isCriteria))
    case 'list':
      return String(criterion).replaceAll(';', '\n')
    case 'select':
    case 'radio':
      return findOption(field.options, listOf(criterion)[0]) ?? initialValue(field)
    case 'checkbox':
      return criterion === true
    case 'switch':
      return criterion !== false
    case 'multi-select':
    case 'toggles':
    case 'boxes':
      return listOf(criterion).map(String)
    case 'fixed':
    case 'unused':
      return initialValue(field)
    default:
      return String(criterion)
  }
}

function filledLimits({ limits }: LimitsField, criterion: readonly Criteria[]): readonly Draft[] {
  return limits.map(({ type, min, max, factor }) => {
    const entry = criterion.find((each) => each.type === type)
    const shown = (value: unknown, first: number) => String(typeof value === 'number' ? Number((value / factor).toPrecision(12)) : first)
    return { isOn: entry !== undefined, min: shown(entry?.min, min), max: shown(entry?.max, max) }
  })
}

/** Forms use different words for the same method. */
function findOption(options: readonly Option[], criterion: unknown): string | null {
  const word = TextMethodWord.safeParse(criterion)
  const same = ({ value }: Option) => word.success && TextMethodWord.safeParse(value).data === word.data
  return (options.find(({ value }) => value === String(criterion)) ?? options.find(same))?.value ?? null
}

function listOf(criterion: unknown): unknown[] {
  return Array.isArray(criterion) ? criterion : [criterion]
}

function isCriteria(value: unknown): value is Criteria {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
