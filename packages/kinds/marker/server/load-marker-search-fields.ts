import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'

export type MarkerSearchFields = { gene_names: string[] }

/** Symbols of the loci a marker lies in, which the marker form asks for; the record names the loci. */
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
