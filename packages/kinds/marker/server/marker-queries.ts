import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'

export function markerRowsQuery(db: ReleaseDb, markerIds: readonly number[]) {
  return db
    .selectFrom('marker')
    .leftJoin('markerDetail as detail', 'detail.markerName', 'marker.name')
    .leftJoin('clone', 'clone.name', 'detail.madeFrom')
    .select(['marker.markerId', 'marker.name as markerName', 'marker.tairAccession', 'marker.markerType', 'marker.chromosome'])
    .select(['detail.aliases', 'detail.isPcrMarker', 'detail.length', 'detail.specialConditions', 'detail.madeFrom', 'detail.madeFromType'])
    .select(['detail.flankLeft', 'detail.flankRight', 'detail.pubmedIds', 'detail.dateLastModified', 'clone.cloneId'])
    .where('marker.markerId', '=', amongKeys(markerIds))
}

/** Names that are no locus of the release are left out: there is nothing to lead to. */
export function markerLociQuery(db: ReleaseDb, markerIds: readonly number[]) {
  return db
    .selectFrom('marker')
    .innerJoin('markerDetail as detail', 'detail.markerName', 'marker.name')
    .innerJoin('locus', (join) => join.on(sql<boolean>`locus.name = any(string_to_array(detail.loci, '|'))`))
    .select(['marker.markerId', 'locus.locusId', 'locus.name'])
    .where('marker.markerId', '=', amongKeys(markerIds))
    .orderBy('marker.markerId')
    .orderBy('locus.name')
}

export function markerPatternsQuery(db: ReleaseDb, markerIds: readonly number[]) {
  return db
    .selectFrom('marker')
    .innerJoin('markerPattern as pattern', 'pattern.markerName', 'marker.name')
    .leftJoin('polymorphism', 'polymorphism.name', 'pattern.polymorphismName')
    .select(['marker.markerId', 'polymorphism.polymorphismId', 'pattern.polymorphismName', 'pattern.abbrevName', 'pattern.productLength'])
    .select(['pattern.restrictionEnzymeName', 'pattern.numSites', 'pattern.fragmentationLength'])
    .where('marker.markerId', '=', amongKeys(markerIds))
    .orderBy('marker.markerId')
    .orderBy('pattern.abbrevName')
    .orderBy('pattern.restrictionEnzymeName')
    .orderBy('pattern.productLength')
}

/** The sequence first, then genetic maps by name. */
export function markerLocationsQuery(db: ReleaseDb, markerIds: readonly number[]) {
  return db
    .selectFrom('markerLocation as location')
    .innerJoin('map', 'map.mapId', 'location.mapId')
    .select(['location.markerId', 'location.startPosition', 'location.endPosition'])
    .select(['map.mapId', 'map.name', 'map.mapType', 'map.units', 'map.chromosome'])
    .where('location.markerId', '=', amongKeys(markerIds))
    .orderBy('location.markerId')
    .orderBy('map.mapType', 'desc')
    .orderBy('map.name')
    .orderBy('map.chromosome')
    .orderBy('location.startPosition')
}

/** Some PubMed numbers have two references at TAIR; the older one stands for both. */
export function markerPublicationsQuery(db: ReleaseDb, markerIds: readonly number[]) {
  return db
    .selectFrom('marker')
    .innerJoin('markerDetail as detail', 'detail.markerName', 'marker.name')
    .innerJoin('publication', (join) =>
      join.on(sql<boolean>`publication.pubmed_id = any(string_to_array(detail.pubmed_ids, '|')::integer[])`),
    )
    .distinctOn('publication.pubmedId')
    .select(['publication.referenceId', 'publication.title', 'publication.authors', 'publication.pubmedId', 'publication.publicationYear'])
    .where('marker.markerId', '=', amongKeys(markerIds))
    .orderBy('publication.pubmedId')
    .orderBy('publication.referenceId')
}
