import { dropBlank } from '@rosette/contract-kit/search/search-terms.ts'
import { asDraft, asDrafts, asText, type Draft, type DraftValue } from './form-draft.ts'
import type { Field, Fields, Limit } from './form-fields.ts'

export type Criteria = Readonly<Record<string, unknown>>

/** The criteria of a filled-in form, without empty fields and without the methods of empty fields (DATA-033). */
export function criteriaOfDraft(fields: Fields, draft: Draft): Criteria {
  return dropBlank(filledCriteria(fields, draft))
}

function filledCriteria(fields: Fields, draft: Draft): Record<string, unknown> {
  const own = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, criterionOf(field, draft[name])]))
  const filled = dropBlank(own)
  const isSearchable = (name: string) => {
    const field = fields[name]
    return !field || !('beside' in field) || !field.beside || field.beside.some((neighbour) => Object.hasOwn(filled, neighbour))
  }
  return Object.fromEntries(Object.entries(filled).filter(([name]) => isSearchable(name)))
}

function criterionOf(field: Field, value: DraftValue | undefined): unknown {
  switch (field.control) {
    case 'section':
      return filledCriteria(field.fields, asDraft(value))
    case 'rows':
      return asDrafts(value).map((row) => filledCriteria(field.fields, row))
    case 'limits':
      return asDrafts(value).flatMap((row, index) => limitOf(field.limits[index], row))
    case 'list':
      return formatIdList(asText(value))
    case 'number':
      return numberOf(asText(value))
    case 'select':
      return value === field.any?.value ? '' : value
    case 'fixed':
      return field.value
    case 'unused':
      return ''
    case 'switch':
      return value === false ? false : ''
    default:
      return typeof value === 'string' ? value.trim() : value
  }
}

/** Text that is not a number is sent as typed: the server reports what is wrong with it. */
export function numberOf(text: string): number | string {
  const typed = text.replaceAll(',', '').trim()
  return typed === '' || Number.isNaN(Number(typed)) ? text : Number(typed)
}

function limitOf(limit: Limit | undefined, row: Draft): object[] {
  if (!limit || row.isOn !== true) return []
  const ends = [asText(row.min), asText(row.max)].map((text) => scaled(numberOf(text), limit.factor))
  // Bounds in reverse order are swapped.
  const [min, max] = ends.every((end) => typeof end === 'number') ? ends.toSorted((a, b) => Number(a) - Number(b)) : ends
  return [{ type: limit.type, min, max }]
}

function scaled(value: number | string, factor: number): number | string {
  // 12.3 kDa are 12,300 Da, not 12300.000000000002.
  return typeof value === 'number' ? Number((value * factor).toPrecision(12)) : value
}

/** A list of IDs as it is sent (document 3, section 5): in upper case, without carriage returns, with semicolons for line breaks. */
export function formatIdList(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r', '')
    .trim()
    .toUpperCase()
    .replace(/\n+/g, ';')
}

/** How many IDs a list has, whatever separates them. */
export function countIds(text: string): number {
  return new Set(
    formatIdList(text)
      .split(/[\s;,]+/)
      .filter((id) => id !== ''),
  ).size
}
