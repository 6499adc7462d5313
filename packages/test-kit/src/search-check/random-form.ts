import fc from 'fast-check'
import { askedCriteria } from './asked-criteria.ts'
import { type Condition, type Control, merge } from './condition.ts'
import type { SearchDocuments } from './search-documents.ts'

/** None, one or two controls of a form, beside one that is asked for certain; what has the same field as one before it is left out. */
export function randomForm(all: SearchDocuments, controls: readonly Control[], certain?: Control): fc.Arbitrary<Condition> {
  if (controls.length === 0) return fc.constant({ asked: {}, holds: () => true })
  const others = controls.filter((control) => control !== certain)
  const upTo = (most: number) => fc.subarray(others, { maxLength: Math.min(most, others.length) })
  return fc
    .oneof(upTo(0), upTo(1), upTo(2))
    .chain((some) => fc.tuple(...(certain ? [certain, ...some] : some).map((control) => control(all))))
    .map(withoutClashes)
    .map((conditions) => ({
      asked: conditions.reduce<Record<string, unknown>>((asked, condition) => merge(asked, condition.asked), {}),
      holds: (document) => conditions.every((condition) => condition.holds(document)),
      ...rankingOf(conditions),
    }))
}

function withoutClashes(conditions: readonly Condition[]): Condition[] {
  const taken = new Set<string>()
  return conditions.filter(({ asked }) => {
    const fields = askedCriteria(asked).map((criterion) => criterion.replace(/: .*$/, ''))
    if (fields.some((field) => taken.has(field))) return false
    for (const field of fields) taken.add(field)
    return true
  })
}

function rankingOf(conditions: readonly Condition[]): Pick<Condition, 'rankOf'> {
  const ranking = conditions.find((condition) => condition.rankOf)
  return ranking?.rankOf ? { rankOf: ranking.rankOf } : {}
}
