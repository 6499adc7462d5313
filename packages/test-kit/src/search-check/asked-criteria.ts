import { isObject } from './condition.ts'
import type { Schema } from './schema-values.ts'

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
export function askedCriteria(asked: unknown, path = ''): string[] {
  if (Array.isArray(asked)) return asked.flatMap((each) => askedCriteria(each, path))
  if (isObject(asked)) return Object.entries(asked).flatMap(([name, value]) => askedCriteria(value, below(path, name)))
  if (asked === undefined || asked === '' || asked === 'any') return []
  return [isSelector(path) ? `${path}: ${asked}` : path]
}

function below(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`
}

function isSelector(path: string): boolean {
  return selectors.some((selector) => path === selector || path.endsWith(`.${selector}`))
}
