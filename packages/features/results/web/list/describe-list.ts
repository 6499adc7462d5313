import type { ResultCategoryName } from '@rosette/kinds/registry/search-cards.ts'
import type { AskedFields } from '@rosette/ui-kit/form/form-fields.ts'
import { headingOf } from '../query/category-words.ts'
import { describeCriteria } from '../query/describe-criteria.ts'
import type { Asked } from '../query/use-asked.ts'

/** What a list is called elsewhere: the caption of its table, the way back from a record. */
export function describeList(category: ResultCategoryName, fields: AskedFields, asked: Asked): string {
  if ('searchText' in asked) return `${headingOf(category)}: “${asked.searchText}”`
  const [first] = describeCriteria(fields, asked.criteria)
  if (!first) return `All ${headingOf(category).toLowerCase()}`
  return `${headingOf(category)}: ${[first.label, first.relation, first.value].filter(Boolean).join(' ')}`
}
