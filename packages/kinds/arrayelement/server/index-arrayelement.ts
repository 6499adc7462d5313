import { defineIndex, flag, identifier, integer, keyword, nameList, prose } from '@rosette/search-engine/index/index-definition.ts'
import { defineClauses, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import type { ArrayelementRecord } from '../contract/arrayelement-record.ts'
import { ArrayelementCriteria, ArrayelementHit } from '../contract/arrayelement-search-card.ts'

export const arrayelementIndex = defineIndex({
  hit: ArrayelementHit,
  key: 'arrayElementId',
  order: 'probeName',
  fields: {
    probeName: identifier({ isSortable: true, label: 'name' }),
    locus: nameList({ isSortable: true }),
    annotation: prose(),
    organism: keyword({ isSortable: true }),
    probeType: keyword({ isSortable: true }),
    isControl: flag(),
    isAmbiguous: flag(),
    /** RESULTS-035: the list is restricted to one platform. */
    platform: keyword(),
    locus_ids: integer(),
    arrayElementId: integer(),
  },
})

type ArrayelementDocument = ArrayelementHit & { platform: string[]; locus_ids: number[] }

export function toArrayelementDocument(record: ArrayelementRecord): ArrayelementDocument {
  const { arrayElementId, name, locus, description, organism, type, isControl, isAmbiguous, arrayDesigns } = record
  return {
    arrayElementId,
    probeName: name,
    locus: locus.map((line) => line.locus.label),
    // The description in the platform's file, or else those of the loci.
    annotation: description ?? (locus.flatMap((line) => line.description ?? []).join('; ') || null),
    organism,
    probeType: type,
    isControl,
    isAmbiguous,
    platform: arrayDesigns.map((design) => design.name),
    locus_ids: locus.map((line) => line.locus.key),
  }
}

export const arrayelementSearch = defineClauses(ArrayelementCriteria, {
  genes: async (selection, _, { keysOfSelection }) => valueClause('locus_ids', await keysOfSelection(selection)),
  platform: (platform) => valueClause('platform', platform),
})
