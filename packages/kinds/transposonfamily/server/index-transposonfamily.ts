import { defineIndex, identifier, integer, nameList, shown } from '@rosette/search-engine/index-definition.ts'
import { TransposonfamilyHit } from '../contract/transposonfamily-hit.ts'
import type { TransposonfamilyRecord } from '../contract/transposonfamily-record.ts'

export const transposonfamilyIndex = defineIndex({
  hit: TransposonfamilyHit,
  key: 'transposonFamilyId',
  order: 'family_name',
  fields: {
    family_name: identifier(),
    super_family_name: nameList(),
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
    num_elements: family.associatedTransposons.length,
  }
}
