import { dropBlank } from '@rosette/contract-kit/search-terms.ts'
import { TextMethodWord } from '@rosette/contract-kit/text-method.ts'
import { criterionLabel, ranges, textRows } from './criterion-labels.ts'
import type { Criteria } from './results-query.ts'

/** One thing a form asked for, in words, and where it stands, so that it can be taken away. */
export type CriterionInWords = {
  label: string
  relation: string
  /** The visitor's own value; empty where the label says it all. */
  value: string
  path: readonly string[]
  fields: readonly string[]
}

/** A list of ids longer than this is told by its length. */
const longestList = 60

// Which index is asked, what the answer should count, and the method of a text that is not there, restrict nothing.
const notCriteria = [
  ...['category', 'lociMatchCount', 'geneModelCount', 'geneListUploadType', 'gaUnit'],
  ...textRows.flatMap((row) => ('type' in row ? [row.method, row.type] : [row.method])),
]

/** `description contains “MADS”`, `chromosome is 1`: the criteria of a form one by one (RESULTS-005). */
export function describeCriteria(criteria: Criteria): CriterionInWords[] {
  return describeWithin(dropBlank(criteria), [])
}

/** The same search without one of its criteria. */
export function withoutCriterion(criteria: Criteria, { path, fields }: Pick<CriterionInWords, 'path' | 'fields'>): Criteria {
  return dropBlank(changeAt(dropBlank(criteria), path, (own) => omit(own, fields)))
}

/** The same search with texts found anywhere in a name, or null where they are already. */
export function withContains(criteria: Criteria): Criteria | null {
  const methods = new Set(textRows.map(({ method }) => method))
  const changed = JSON.parse(JSON.stringify(criteria), (name, value) =>
    methods.has(name) && methodOf(value) !== 'contains' ? 'contains' : value,
  )
  return JSON.stringify(changed) === JSON.stringify(criteria) ? null : changed
}

function describeWithin(own: Criteria, path: readonly string[]): CriterionInWords[] {
  const texts = textsOf(own, path)
  const spans = rangesOf(own, path)
  const told = new Set([...notCriteria, ...[...texts, ...spans].flatMap(({ fields }) => fields)])
  const others = Object.entries(own).filter(([field]) => !told.has(field))
  return [...texts, ...others.flatMap(([field, value]) => describeField(field, value, path)), ...spans]
}

function describeField(field: string, value: unknown, path: readonly string[]): CriterionInWords[] {
  const words = { label: criterionLabel(field), path, fields: [field] }
  if (value === 'all') return []
  if (field === 'genes') return [{ ...words, label: 'loci', relation: 'are', value: 'those that were chosen' }]
  if (value === true) return [{ ...words, relation: '', value: '' }]
  if (Array.isArray(value) && value.every(isPlain)) return [{ ...words, relation: 'is', value: value.map(readable).join(' or ') }]
  if (Array.isArray(value))
    return value.flatMap((each, place) => (isObject(each) ? describeWithin(each, [...path, field, String(place)]) : []))
  if (isObject(value)) return describeWithin(value, [...path, field])
  const ids = String(value).split(/[\s;,]+/)
  const isList = field === 'geneList' || String(value).length > longestList
  if (isList && ids.length > 1) return [{ ...words, label: 'id', relation: 'is one of', value: `${ids.length} ids` }]
  return [{ ...words, relation: 'is', value: readable(value) }]
}

function textsOf(own: Criteria, path: readonly string[]): CriterionInWords[] {
  const told = new Set<string>()
  return textRows.flatMap((row) => {
    const input = own[row.input]
    if (typeof input !== 'string' || told.has(row.input)) return []
    const type = 'type' in row ? own[row.type] : undefined
    if ('type' in row && typeof type !== 'string') return []
    told.add(row.input)
    const label = typeof type === 'string' ? type : 'label' in row ? row.label : (path.findLast((part) => !/^\d+$/.test(part)) ?? 'text')
    const fields = [row.input, row.method, ...('type' in row ? [row.type] : [])]
    return [{ label: criterionLabel(label), relation: relationOf(own[row.method]), value: `“${input.trim()}”`, path, fields }]
  })
}

function rangesOf(own: Criteria, path: readonly string[]): CriterionInWords[] {
  return ranges.flatMap(({ from, to, label, unit, unitField }) => {
    const [low, high] = [own[from], own[to]]
    if (low === undefined && high === undefined) return []
    const type = own.type
    const named = typeof type === 'string' && from === 'min'
    const suffix = unit ?? (unitField === undefined ? undefined : own[unitField])
    const bounds = low === undefined ? `up to ${high}` : high === undefined ? `from ${low}` : `${low} – ${high}`
    const value = typeof suffix === 'string' ? `${bounds} ${suffix}` : bounds
    return [{ label: named ? criterionLabel(type) : label, relation: 'is', value, path, fields: named ? [from, to, 'type'] : [from, to] }]
  })
}

function relationOf(method: unknown): string {
  switch (methodOf(method)) {
    case 'starts_with':
      return 'starts with'
    case 'exactly':
      return 'is exactly'
    default:
      return 'contains'
  }
}

function methodOf(method: unknown) {
  return TextMethodWord.safeParse(method).data ?? 'contains'
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

function readable(value: unknown): string {
  return String(value).replaceAll('_', ' ')
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

function isObject(value: unknown): value is Criteria {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
