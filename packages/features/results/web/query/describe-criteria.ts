import { withBlanks } from '@rosette/contract-kit/cards/define-search-card.ts'
import { TextMethodWord } from '@rosette/contract-kit/search/criteria-parts.ts'
import { dropBlank } from '@rosette/contract-kit/search/search-terms.ts'
import type { Criteria } from '@rosette/contract-kit/site-paths/results-path.ts'
import { parseTermId } from '@rosette/contract-kit/vocabulary/term-id.ts'
import type {
  ChoicesField,
  CriteriaFields,
  Field,
  FixedField,
  LimitsField,
  Option,
  RadioField,
  SelectField,
  SelectionField,
  TermField,
} from '@rosette/ui-kit/form/form-fields.ts'

/** One criterion in words, and its path, so that it can be removed. */
export type CriterionInWords = {
  label: string
  relation: string
  /** The visitor's own value; empty if the label says it all. */
  value: string
  /** Whether it directly follows what is searched for: `for the 2 selected loci`. */
  isPhrase?: true
  path: readonly string[]
  fields: readonly string[]
}

/** A list of IDs longer than this is described by its length. */
const longestList = 60

/** `description contains “MADS”`, `chromosome is 1`: the criteria one by one, with the labels of their form (RESULTS-005). */
export function describeCriteria(fields: CriteriaFields, criteria: Criteria): CriterionInWords[] {
  return describeWithin(fields, dropBlank(criteria), [])
}

function describeWithin(fields: CriteriaFields, own: Criteria, path: readonly string[]): CriterionInWords[] {
  const upperEnds = Object.values(fields).flatMap((field) => ('range' in field && field.range ? [field.range.to] : []))
  return Object.entries(fields).flatMap(([name, field]): CriterionInWords[] => {
    if (upperEnds.includes(name)) return []
    if ('range' in field && field.range) return describeRange(name, field.range, own, path)
    const value = own[name] ?? (field.control === 'term' ? own[field.id] : undefined)
    // A field that qualifies its neighbour is not a criterion by itself.
    if (value === undefined || ('beside' in field && field.beside)) return []
    return describeField({ name, field, value, fields, own, path })
  })
}

type DescribedCriterion = {
  name: string
  field: Field | CriteriaFields[string]
  value: unknown
  fields: CriteriaFields
  own: Criteria
  path: readonly string[]
}

function describeField({ name, field, value, fields, own, path }: DescribedCriterion): CriterionInWords[] {
  const place = { path, fields: [name] }
  switch (field.control) {
    case 'unused':
    // The term beside them says what they mean.
    case 'picked':
    case 'switch':
      return []
    case 'selection':
      return [{ ...place, label: selectedWords(field, value), relation: '', value: '', isPhrase: true }]
    case 'section':
      return isObject(value) ? describeWithin(field.fields, value, [...path, name]) : []
    case 'rows':
      return rowsOf(value, [...path, name]).flatMap(([row, within]) => describeWithin(field.fields, row, within))
    case 'limits':
      return rowsOf(value, [...path, name]).flatMap(([row, within]) => describeLimit(field, row, within))
    case 'checkbox':
      return value === true ? [{ ...place, label: labelOf(field), relation: '', value: '' }] : []
    case 'term':
      return [{ ...describeTerm(field, String(value), own), path, fields: [name, field.id, field.children] }]
    case 'fixed':
      return field.isHidden ? [] : [{ ...place, label: labelOf(field), relation: 'is', value: String(value) }]
    case 'select':
    case 'radio':
      if ('any' in field && value === field.any?.value) return []
      return [{ ...place, label: labelOf(field), relation: 'is', value: optionLabel(field.options, value) }]
    case 'multi-select':
    case 'toggles':
    case 'boxes':
      return [{ ...place, ...describeChoices(field, [value].flat().map(String)) }]
    default:
      return [describeInput({ name, field, value, fields, own, path })]
  }
}

/** A text or a number, with the neighbours that say how it is compared and what it stands for. */
function describeInput({
  name,
  field,
  value,
  fields,
  own,
  path,
}: DescribedCriterion & { field: { label: string; inWords?: string } }): CriterionInWords {
  const besides = Object.entries(fields).flatMap(([neighbour, other]) =>
    'tells' in other && other.beside?.includes(name) ? [{ neighbour, other, reported: own[neighbour] }] : [],
  )
  const subject = besides.find(({ other }) => other.tells === 'subject')
  const method = besides.find(({ other }) => other.tells === 'method')
  const label = subject?.reported === undefined ? labelOf(field) : inSentence(optionLabel(optionsIn(subject.other), subject.reported))
  const place = { path, fields: [name, ...besides.map(({ neighbour }) => neighbour), ...namedBy(name, fields)] }
  if (method) {
    const isText = typeof value === 'string'
    return {
      ...place,
      label,
      relation: relationOf(method.reported, optionsIn(method.other)),
      value: isText ? `“${value.trim()}”` : String(value),
    }
  }
  const ids = String(value).split(/[\s;,]+/)
  const isList = field.control === 'list' || String(value).length > longestList
  if (isList && ids.length > 1) return { ...place, label: 'id', relation: 'is one of', value: `${ids.length} ids` }
  return { ...place, label, relation: 'is', value: String(value) }
}

/** ONTO-009: `annotated to flower development (GO:0009908) or its child terms`. */
function describeTerm(field: TermField, name: string, own: Criteria): Pick<CriterionInWords, 'label' | 'relation' | 'value'> {
  const picked = own[field.id] === undefined ? null : String(own[field.id])
  const id = picked ?? parseTermId(name)
  const isDirect = own[field.children] === false
  const term = id === null ? `“${name}”` : picked === null || name === picked ? id : `${name} (${id})`
  const to = id === null ? 'to a term that contains' : 'to'
  return { label: 'annotated', relation: isDirect ? `directly ${to}` : to, value: isDirect ? term : `${term} or its child terms` }
}

/** Fields that are not put into words because this one does it for them. */
function namedBy(name: string, fields: CriteriaFields): string[] {
  return Object.entries(fields).flatMap(([other, field]) => (field.control === 'unused' && field.namedBy === name ? [other] : []))
}

function describeChoices(field: ChoicesField, values: readonly string[]): Pick<CriterionInWords, 'label' | 'relation' | 'value'> {
  const labels = values.map((value) => optionLabel(field.options, value))
  if (field.areStatements) return { label: labels.join(' and '), relation: '', value: '' }
  return { label: field.inWordsOf?.(values) ?? labelOf(field), relation: 'is', value: labels.join(' or ') }
}

function describeLimit({ limits }: LimitsField, { type, min, max }: Criteria, path: readonly string[]): CriterionInWords[] {
  const limit = limits.find((each) => each.type === type)
  if (!limit) return []
  const scaled = (end: unknown) => (typeof end === 'number' ? end / limit.factor : end)
  return [
    {
      label: inSentence(limit.label),
      relation: 'is',
      value: formatRange(scaled(min), scaled(max), limit.unit),
      path,
      fields: ['type', 'min', 'max'],
    },
  ]
}

type Range = { to: string; label: string; unit?: string }

function describeRange(name: string, { to, label, unit }: Range, own: Criteria, path: readonly string[]): CriterionInWords[] {
  const [low, high] = [own[name], own[to]]
  if (low === undefined && high === undefined) return []
  return [{ label: inSentence(label), relation: 'is', value: formatRange(low, high, unit), path, fields: [name, to] }]
}

function formatRange(low: unknown, high: unknown, unit = ''): string {
  const bounds = low === undefined ? `up to ${high}` : high === undefined ? `from ${low}` : `${low} – ${high}`
  return `${bounds} ${unit}`.trim()
}

function labelOf({ label, inWords }: { label: string; inWords?: string }): string {
  return inWords ?? inSentence(label)
}

/** `Germplasm type` → `germplasm type`, `GO or PO ids` as it is: words that are written in capitals elsewhere keep them. */
function inSentence(label: string): string {
  return label.replace(/(?<![\w/-])[A-Z][a-z]+(?![\w-])/g, (word) => word.toLowerCase())
}

function optionsIn(field: SelectField | RadioField | FixedField): readonly Option[] {
  return 'options' in field ? field.options : []
}

/** A value that comes from the records is its own label. */
function optionLabel(options: readonly Option[], value: unknown): string {
  return options.find((option) => option.value === value)?.label ?? withBlanks(String(value))
}

/** `for the 2 selected loci`; loci selected by a search are not counted here. */
function selectedWords({ singular, plural }: SelectionField, selection: unknown): string {
  const keys = isObject(selection) && Array.isArray(selection.keys) ? selection.keys.length : null
  if (keys === null) return `for the selected ${plural}`
  return keys === 1 ? `for the selected ${singular}` : `for the ${keys} selected ${plural}`
}

function relationOf(method: unknown, options: readonly Option[]): string {
  const word = TextMethodWord.safeParse(method ?? 'contains').data
  if (word === 'starts_with') return 'starts with'
  if (word === 'contains') return 'contains'
  return word === 'exactly' ? 'is exactly' : `is ${optionLabel(options, method)}`
}

function rowsOf(value: unknown, path: readonly string[]): [row: Criteria, path: readonly string[]][] {
  if (isObject(value)) return [[value, path]]
  if (!Array.isArray(value)) return []
  return value.flatMap((row, index): [Criteria, readonly string[]][] => (isObject(row) ? [[row, [...path, String(index)]]] : []))
}

export function isObject(value: unknown): value is Criteria {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
