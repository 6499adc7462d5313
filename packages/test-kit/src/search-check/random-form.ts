import fc from 'fast-check'
import { type Condition, type Control, isObject, merge } from './condition.ts'
import type { Schema } from './schema-values.ts'
import type { SearchDocuments } from './search-documents.ts'

/** None, one or two controls of a form, beside one that is certain to be used; what has the same field as one before it is left out. */
export function randomForm(all: SearchDocuments, controls: readonly Control[], certain?: Control): fc.Arbitrary<Condition> {
  if (controls.length === 0) return fc.constant({ criteria: {}, holds: () => true })
  const others = controls.filter((control) => control !== certain)
  const upTo = (most: number) => fc.subarray(others, { maxLength: Math.min(most, others.length) })
  return fc
    .oneof(upTo(0), upTo(1), upTo(2))
    .chain((some) => fc.tuple(...(certain ? [certain, ...some] : some).map((control) => control(all))))
    .map(withoutClashes)
    .map((conditions) => ({
      criteria: conditions.reduce<Record<string, unknown>>((criteria, condition) => merge(criteria, condition.criteria), {}),
      holds: (document) => conditions.every((condition) => condition.holds(document)),
      ...rankingOf(conditions),
    }))
}

function withoutClashes(conditions: readonly Condition[]): Condition[] {
  const taken = new Set<string>()
  return conditions.filter(({ criteria }) => {
    const fields = criteriaIn(criteria).map((criterion) => criterion.replace(/: .*$/, ''))
    if (fields.some((field) => taken.has(field))) return false
    for (const field of fields) taken.add(field)
    return true
  })
}

function rankingOf(conditions: readonly Condition[]): Pick<Condition, 'rankOf'> {
  const ranking = conditions.find((condition) => condition.rankOf)
  return ranking?.rankOf ? { rankOf: ranking.rankOf } : {}
}

/** Fields that say what the text or number beside them is compared with: each of their words is a criterion of its own. */
const selectors = ['search_type', 'searchBy', 'nameBy', 'physioSection.type', 'geneListUploadType']

/** Every criterion that a form takes, by its path: `restrictByFeatures.country`, `searchTerms.search_type: doi`. */
export function allCriteria(schema: Schema, path = ''): string[] {
  const alternatives = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (alternatives) return [...new Set(alternatives.flatMap((each) => allCriteria(each, path)))]
  if (schema.type === 'array') return allCriteria(schema.items ?? {}, path)
  if (schema.properties) return Object.entries(schema.properties).flatMap(([name, each]) => allCriteria(each, below(path, name)))
  return isSelector(path) && schema.enum ? schema.enum.map((word) => `${path}: ${word}`) : [path]
}

/** The criteria for which a search has a value, by the same paths. */
export function criteriaIn(criteria: unknown, path = ''): string[] {
  if (Array.isArray(criteria)) return criteria.flatMap((each) => criteriaIn(each, path))
  if (isObject(criteria)) return Object.entries(criteria).flatMap(([name, value]) => criteriaIn(value, below(path, name)))
  if (criteria === undefined || criteria === '' || criteria === 'any') return []
  return [isSelector(path) ? `${path}: ${criteria}` : path]
}

function below(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`
}

function isSelector(path: string): boolean {
  return selectors.some((selector) => path === selector || path.endsWith(`.${selector}`))
}
