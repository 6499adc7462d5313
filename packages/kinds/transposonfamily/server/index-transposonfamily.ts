import { defineIndex, identifier, integer, nameList, shown } from '@rosette/search-engine/index/index-definition.ts'
import { defineClauses } from '@rosette/search-engine/query/define-clauses.ts'
import type { TransposonfamilyRecord } from '../contract/transposonfamily-record.ts'
import { TransposonfamilyCriteria, TransposonfamilyHit, transposonfamilyFacets } from '../contract/transposonfamily-search-card.ts'

export const transposonfamilyIndex = defineIndex({
  hit: TransposonfamilyHit,
  key: 'transposonFamilyId',
  order: 'family_name',
  facets: transposonfamilyFacets,
  fields: {
    family_name: identifier({ isSortable: true, label: 'name' }),
    super_family_name: nameList({ isSortable: true, label: 'superfamily' }),
    num_elements: integer(),
    transposonFamilyId: integer(),
    id: shown(),
  },
})

export function toTransposonfamilyDocument(family: TransposonfamilyRecord): TransposonfamilyHit {
  return {
    id: String(family.transposonFamilyId),
    transposonFamilyId: family.transposonFamilyId,
    family_name: [family.transposonFamilyName],
    super_family_name: [family.superFamilyName],
    num_elements: family.copies.count,
  }
}

export const transposonfamilySearch = defineClauses(TransposonfamilyCriteria, {})
