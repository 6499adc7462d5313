import type { OwnFact } from './own-facts.ts'

type StoredRecord = Readonly<Record<string, unknown>>

/** A fact of a section: one of a list, or the value of a field. Null is a value that is not there. */
export type FactPair = { field: string; before: unknown; after: unknown; mark: 'added' | 'removed' | 'rewritten' | 'same' }

export type SectionDifference = {
  section: string
  added: number
  removed: number
  rewritten: number
  /** In the order of the section; what was removed comes before what was added. */
  pairs: readonly FactPair[]
}

/** What differs between two states of a record, section by section, in the order in which its kind names them; sections that do not differ are left out. */
export function compareSections(ownFacts: object, before: StoredRecord, after: StoredRecord): SectionDifference[] {
  return compareAllSections(ownFacts, before, after).filter(isDifferent)
}

/** The same with the sections that do not differ. */
export function compareAllSections(ownFacts: object, before: StoredRecord, after: StoredRecord): SectionDifference[] {
  const earlier = sectionsOf(ownFacts, before)
  const later = sectionsOf(ownFacts, after)
  return [...new Set([...earlier.keys(), ...later.keys()])].map((section) => {
    const fields = new Set([...(earlier.get(section)?.keys() ?? []), ...(later.get(section)?.keys() ?? [])])
    const differences = [...fields].map((field) => compareField(field, earlier.get(section)?.get(field), later.get(section)?.get(field)))
    const sum = (count: (difference: FieldDifference) => number) => differences.reduce((total, difference) => total + count(difference), 0)
    return {
      section,
      added: sum(({ added }) => added),
      removed: sum(({ removed }) => removed),
      rewritten: sum(({ rewritten }) => rewritten),
      pairs: differences.flatMap(({ pairs }) => pairs),
    }
  })
}

export function isDifferent({ added, removed, rewritten }: Pick<SectionDifference, 'added' | 'removed' | 'rewritten'>): boolean {
  return added + removed + rewritten > 0
}

type FieldDifference = Omit<SectionDifference, 'section'>

/** Section → field → value. */
function sectionsOf(ownFacts: object, record: StoredRecord): Map<string, Map<string, unknown>> {
  const sections = new Map<string, Map<string, unknown>>()
  // A kind types its own facts by its record, which is not known here.
  for (const [field, fact] of Object.entries(ownFacts) as [string, OwnFact<unknown>][]) {
    if (fact === null || !Object.hasOwn(record, field)) continue
    const parts = typeof fact === 'string' ? { [fact]: record[field] } : fact(record[field])
    for (const [section, value] of Object.entries(parts)) {
      const fields = sections.get(section) ?? new Map<string, unknown>()
      fields.set(field, value)
      sections.set(section, fields)
    }
  }
  return sections
}

function compareField(field: string, before: unknown, after: unknown): FieldDifference {
  if (isList(before) || isList(after)) return compareLists(field, listOf(before), listOf(after))
  const wasThere = !isVoid(before)
  const isThere = !isVoid(after)
  if (!wasThere && !isThere) return { added: 0, removed: 0, rewritten: 0, pairs: [] }
  const isSame = wasThere && isThere && identityOf(before) === identityOf(after)
  const mark = isSame ? 'same' : wasThere && isThere ? 'rewritten' : isThere ? 'added' : 'removed'
  return {
    added: mark === 'added' ? 1 : 0,
    removed: mark === 'removed' ? 1 : 0,
    rewritten: mark === 'rewritten' ? 1 : 0,
    pairs: [{ field, before: wasThere ? before : null, after: isThere ? after : null, mark }],
  }
}

type List = { rows: readonly unknown[]; total: number }

/** Items are equal or not, wherever in the list they are; an item that is there twice counts twice. */
function compareLists(field: string, before: List, after: List): FieldDifference {
  const left = new Map<string, unknown[]>()
  for (const item of before.rows) left.set(identityOf(item), [...(left.get(identityOf(item)) ?? []), item])
  const present = after.rows.map((item): FactPair => {
    const twin = left.get(identityOf(item))?.pop()
    return twin === undefined ? { field, before: null, after: item, mark: 'added' } : { field, before: twin, after: item, mark: 'same' }
  })
  const gone = [...left.values()].flat().map((item): FactPair => ({ field, before: item, after: null, mark: 'removed' }))
  const pairs = [...gone, ...present]
  const added = present.filter(({ mark }) => mark === 'added').length
  const removed = gone.length
  if (before.total === before.rows.length && after.total === after.rows.length) return { added, removed, rewritten: 0, pairs }
  // Of a list of which a record has the first rows only, a row that is new there may have pushed another out.
  const more = after.total - before.total
  return { added: Math.max(more, 0), removed: Math.max(-more, 0), rewritten: more === 0 ? added : 0, pairs }
}

function isList(value: unknown): boolean {
  return Array.isArray(value) || isPreview(value)
}

function isPreview(value: unknown): value is List {
  return typeof value === 'object' && value !== null && 'rows' in value && 'total' in value && Array.isArray(value.rows)
}

function listOf(value: unknown): List {
  if (Array.isArray(value)) return { rows: value, total: value.length }
  return isPreview(value) ? value : { rows: [], total: 0 }
}

function isVoid(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

/** A record that is named is the same record, whatever it is called now; and the order of an object's fields says nothing. */
function identityOf(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    const isReference = 'kind' in part && 'key' in part && 'label' in part
    const fields = Object.entries(part).filter(([field]) => !(isReference && field === 'label'))
    return Object.fromEntries(fields.sort(([one], [other]) => (one < other ? -1 : 1)))
  })
}
