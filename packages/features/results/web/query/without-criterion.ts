import { TextMethodWord } from '@rosette/contract-kit/search/criteria-parts.ts'
import { dropBlank } from '@rosette/contract-kit/search/search-terms.ts'
import type { Criteria } from '@rosette/contract-kit/site-paths/results-path.ts'
import type { CriteriaFields } from '@rosette/ui-kit/form/form-fields.ts'
import { type CriterionInWords, isObject } from './describe-criteria.ts'

/** The same search without one of its criteria. */
export function withoutCriterion(criteria: Criteria, { path, fields }: Pick<CriterionInWords, 'path' | 'fields'>): Criteria {
  return dropBlank(changeAt(dropBlank(criteria), path, (own) => omit(own, fields)))
}

/** The same search with all texts compared by “contains”; null if they already are. */
export function withContains(fields: CriteriaFields, criteria: Criteria): Criteria | null {
  const changed = widened(fields, criteria)
  return JSON.stringify(changed) === JSON.stringify(criteria) ? null : changed
}

function widened(fields: CriteriaFields, own: Criteria): Criteria {
  return Object.fromEntries(Object.entries(own).map(([name, value]) => [name, widenedValue(fields[name], value)]))
}

function widenedValue(field: CriteriaFields[string] | undefined, value: unknown): unknown {
  if (field?.control === 'section' || field?.control === 'rows') {
    if (Array.isArray(value)) return value.map((row) => (isObject(row) ? widened(field.fields, row) : row))
    return isObject(value) ? widened(field.fields, value) : value
  }
  const isMethod = field?.control === 'select' && field.tells === 'method' && field.options.some((option) => option.value === 'contains')
  return isMethod && TextMethodWord.safeParse(value).data !== 'contains' ? 'contains' : value
}

function changeAt(own: Criteria, [first, ...rest]: readonly string[], change: (own: Criteria) => Criteria): Criteria {
  if (first === undefined) return change(own)
  const inner = own[first]
  if (Array.isArray(inner)) {
    const [place, ...deeper] = rest
    return { ...own, [first]: inner.map((each, at) => (String(at) === place && isObject(each) ? changeAt(each, deeper, change) : each)) }
  }
  return isObject(inner) ? { ...own, [first]: changeAt(inner, rest, change) } : own
}

function omit(own: Criteria, fields: readonly string[]): Criteria {
  return Object.fromEntries(Object.entries(own).filter(([field]) => !fields.includes(field)))
}
