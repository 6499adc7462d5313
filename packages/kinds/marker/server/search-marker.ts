import { allOf, anyOf, defineClauses, mapLocationClauses, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { termRowsClause } from '@rosette/search-engine/query/text-clause.ts'
import { MarkerCriteria, type markerTypeChoices } from '../contract/marker-search-card.ts'

const place = { chromosome: 'chrom', start: 'start_position', end: 'end_position' }

export const markerSearch = defineClauses(MarkerCriteria, {
  searchTerms: (rows, _, { index }) =>
    termRowsClause(index, rows, { marker_name: ['marker_name', 'aliases'], gene_name: ['gene_names'], locus_name: ['locus_names'] }),
  marker_type: (types) => anyOf(types.map(typeClause)),
  // A marker is polymorphic between two ecotypes if it has a pattern in both.
  poly_between_1: (ecotype) => valueClause('ecotypes', ecotype),
  poly_between_2: (ecotype) => valueClause('ecotypes', ecotype),
  mapLocation: (asked) => allOf(mapLocationClauses(place, asked)),
})

/** FMARK-004: all_PCR means markers made by PCR, hyb_based all others. */
function typeClause(type: (typeof markerTypeChoices)[number]): object {
  const isMadeByPcr = valueClause('is_pcr_marker', true)
  if (type === 'all_PCR') return isMadeByPcr
  return type === 'hyb_based' ? { bool: { must_not: [isMadeByPcr] } } : valueClause('type', type)
}
