import { defineIndex, identifier, integer, keyword, nameList } from '@rosette/search-engine/index/index-definition.ts'
import { defineClauses } from '@rosette/search-engine/query/define-clauses.ts'
import { textClause } from '@rosette/search-engine/query/text-clause.ts'
import type { TransposonRecord } from '../contract/transposon-record.ts'
import { TransposonCriteria, TransposonHit, transposonFacets } from '../contract/transposon-search-card.ts'

/** GENERAL-012: an element is found by its name and by the names of its family and super family. */
export const transposonIndex = defineIndex({
  hit: TransposonHit,
  key: 'transposonId',
  order: 'transposon_name',
  facets: transposonFacets,
  position: { chromosome: 'chromosome', start: 'start_position', end: 'end_position' },
  fields: {
    transposon_name: identifier({ isSearchable: true, isSortable: true, label: 'name' }),
    family_name: nameList({ isSearchable: true, isSortable: true, label: 'family' }),
    super_family_name: nameList({ isSearchable: true, isSortable: true, label: 'superfamily' }),
    transposonId: integer(),
    transposonFamilyId: integer(),
    chromosome: keyword(),
    start_position: integer(),
    end_position: integer(),
  },
})

type TransposonDocument = TransposonHit & { chromosome: string; start_position: number | null; end_position: number | null }

export function toTransposonDocument({ transposonId, name, family, superFamilyName, ...position }: TransposonRecord): TransposonDocument {
  return {
    transposonId,
    transposon_name: name,
    transposonFamilyId: family.key,
    family_name: family.label,
    super_family_name: superFamilyName,
    chromosome: position.chromosome,
    start_position: position.globalAssignment[0]?.start ?? null,
    end_position: position.globalAssignment[0]?.end ?? null,
  }
}

// A method without a text is ignored.
const ofText = () => null

export const transposonSearch = defineClauses(TransposonCriteria, {
  type_name: ofText,
  input_name: (text, { type_name = 'contains' }, { index }) => textClause(index, 'transposon_name', type_name, text),
  type_family: ofText,
  input_family: (text, { type_family = 'contains' }, { index }) => textClause(index, 'family_name', type_family, text),
  type_super: ofText,
  input_super: (text, { type_super = 'contains' }, { index }) => textClause(index, 'super_family_name', type_super, text),
})
