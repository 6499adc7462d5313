import { defineIndex, identifier, integer, nameList } from '@rosette/search-engine/index/index-definition.ts'
import type { TransposonRecord } from '../contract/transposon-record.ts'
import { TransposonHit, transposonFacets } from '../contract/transposon-search-card.ts'

/** GENERAL-012: an element is found by its name and by the names of its family and super family. */
export const transposonIndex = defineIndex({
  hit: TransposonHit,
  key: 'transposonId',
  order: 'transposon_name',
  facets: transposonFacets,
  fields: {
    transposon_name: identifier({ isAsked: true, isSortable: true }),
    family_name: nameList({ isAsked: true, isSortable: true }),
    super_family_name: nameList({ isAsked: true, isSortable: true }),
    transposonId: integer(),
    transposonFamilyId: integer(),
  },
})

export function toTransposonDocument({ transposonId, name, family, superFamilyName }: TransposonRecord): TransposonHit {
  return {
    transposonId,
    transposon_name: name,
    transposonFamilyId: family.key,
    family_name: family.label,
    super_family_name: superFamilyName,
  }
}
