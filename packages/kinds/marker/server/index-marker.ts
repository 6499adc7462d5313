import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { defineIndex, flag, identifier, integer, keyword, nameList, related } from '@rosette/search-engine/index/index-definition.ts'
import { allOf, anyOf, defineClauses, mapLocationClauses, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { termRowsClause } from '@rosette/search-engine/query/text-clause.ts'
import { sql } from 'kysely'
import type { MarkerRecord } from '../contract/marker-record.ts'
import { MarkerCriteria, MarkerHit, markerFacets, type markerTypeChoices } from '../contract/marker-search-card.ts'

/** GENERAL-012, GENERAL-015: names, ids and genes are searched; types and places are criteria of the marker form. */
export const markerIndex = defineIndex({
  hit: MarkerHit,
  key: 'markerId',
  order: 'marker_name',
  facets: markerFacets,
  position: { chromosome: 'chrom', start: 'start_position', end: 'end_position' },
  fields: {
    marker_name: identifier({ isSearchable: true, isSortable: true, label: 'name' }),
    aliases: nameList({ isSearchable: true, isSortable: true, label: 'other name' }),
    tair_accession: nameList({ label: 'TAIR accession' }),
    locus_names: related({ isSearchable: true, label: 'locus' }),
    gene_names: related({ isSearchable: true, label: 'gene symbol' }),
    type: keyword({ isSortable: true }),
    is_pcr_marker: flag(),
    ecotypes: keyword(),
    chrom: keyword({ isSortable: true }),
    start_position: integer(),
    end_position: integer(),
    markerId: integer(),
  },
})

/** All fields except those that `loadMarkerSearchFields` adds. */
type MarkerDocument = MarkerHit & {
  tair_accession: string | null
  locus_names: string[]
  is_pcr_marker: boolean | null
  ecotypes: string[]
}

export function toMarkerDocument(marker: MarkerRecord): MarkerDocument {
  const position = marker.globalAssignments.find((location) => location.units === 'bp')
  return {
    markerId: marker.markerId,
    marker_name: marker.markerName,
    aliases: marker.aliases,
    tair_accession: marker.tairAccession === null ? null : String(marker.tairAccession),
    locus_names: marker.associatedLoci.map((locus) => locus.label),
    type: marker.markerType,
    is_pcr_marker: marker.isPCRMarker,
    ecotypes: [...new Set([...marker.pcrProductLengths, ...marker.digestPatterns].map((pattern) => pattern.abbrevName))],
    chrom: marker.chromosome?.slice(3) ?? null,
    start_position: position?.start ?? null,
    end_position: position?.end ?? null,
  }
}

export type MarkerSearchFields = { gene_names: string[] }

/** Symbols of the loci that a marker is in, which the marker form searches; the record has the loci. */
export async function loadMarkerSearchFields(db: ReleaseDb, markerIds: readonly number[]): Promise<Map<number, MarkerSearchFields>> {
  const lines = await markerSymbolsQuery(db, markerIds).execute()
  const linesOf = groupedBy(lines, 'markerId')
  return new Map(markerIds.map((markerId) => [markerId, { gene_names: linesOf(markerId).map((line) => line.symbol) }]))
}

export function markerSymbolsQuery(db: ReleaseDb, markerIds: readonly number[]) {
  return db
    .selectFrom('marker')
    .innerJoin('markerDetail as detail', 'detail.markerName', 'marker.name')
    .innerJoin('locus', (join) => join.on(sql<boolean>`locus.name = any(string_to_array(detail.loci, '|'))`))
    .innerJoin('locusSymbol as named', 'named.locusId', 'locus.locusId')
    .select(['marker.markerId', 'named.symbol'])
    .distinct()
    .where('marker.markerId', '=', amongKeys(markerIds))
    .orderBy('marker.markerId')
    .orderBy('named.symbol')
}

const position = { chromosome: 'chrom', start: 'start_position', end: 'end_position' }

export const markerSearch = defineClauses(MarkerCriteria, {
  searchTerms: (rows, _, { index }) =>
    termRowsClause(index, rows, { marker_name: ['marker_name', 'aliases'], gene_name: ['gene_names'], locus_name: ['locus_names'] }),
  marker_type: (types) => anyOf(types.map(typeClause)),
  // A marker is polymorphic between two ecotypes if it has a pattern in both.
  poly_between_1: (ecotype) => valueClause('ecotypes', ecotype),
  poly_between_2: (ecotype) => valueClause('ecotypes', ecotype),
  mapLocation: (criterion) => allOf(mapLocationClauses(position, criterion)),
})

/** FMARK-004: all_PCR means markers made by PCR, hyb_based all others. */
function typeClause(type: (typeof markerTypeChoices)[number]): object {
  const isMadeByPcr = valueClause('is_pcr_marker', true)
  if (type === 'all_PCR') return isMadeByPcr
  return type === 'hyb_based' ? { bool: { must_not: [isMadeByPcr] } } : valueClause('type', type)
}
