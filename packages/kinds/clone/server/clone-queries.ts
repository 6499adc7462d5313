import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'

/** Host, species and ecotype are matched by name; the release may have no record of them. */
export function cloneRowsQuery(db: ReleaseDb, cloneIds: readonly number[]) {
  return (
    db
      .selectFrom('clone')
      .leftJoin('hoststrain', 'hoststrain.name', 'clone.hostStrain')
      .leftJoin('hoststrainTaxon as taxon', (join) =>
        join.onRef('taxon.hostStrainId', '=', 'hoststrain.hostStrainId').on('taxon.rank', '=', sql.lit(1)),
      )
      .leftJoin('species', 'species.scientificName', 'clone.scientificName')
      // Accessions may share a name; take the lowest number, which the collections list first.
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('ecotype')
            .select('speciesVariantId')
            .whereRef('ecotype.originalName', '=', 'clone.ecotype')
            .orderBy('ecotypeNumber')
            .limit(sql.lit(1))
            .as('variant'),
        (join) => join.onTrue(),
      )
      .select(['clone.cloneId', 'clone.name', 'clone.tairObjectId', 'clone.vectorType', 'clone.insertType', 'clone.insertSize'])
      .select(['clone.isFullLengthCds', 'clone.scientificName', 'clone.ecotype as ecotypeName', 'clone.chromosome'])
      .select(['clone.antibioticSelection', 'clone.hostStrain as hostName', 'clone.dateLastModified', 'hoststrain.hostStrainId'])
      .select(['taxon.genus', 'taxon.species', 'species.taxonId', 'variant.speciesVariantId'])
      .where('clone.cloneId', '=', amongKeys(cloneIds))
  )
}

export function cloneAliasesQuery(db: ReleaseDb, cloneIds: readonly number[]) {
  return db
    .selectFrom('cloneAlias')
    .select(['cloneId', 'alias'])
    .where('cloneId', '=', amongKeys(cloneIds))
    .orderBy('cloneId')
    .orderBy('alias')
}

export function cloneVectorsQuery(db: ReleaseDb, cloneIds: readonly number[]) {
  return db
    .selectFrom('cloneVector as used')
    .leftJoin('vector', 'vector.name', 'used.vectorName')
    .select(['used.cloneId', 'used.vectorName', 'vector.vectorId', 'vector.vectorType', 'vector.description'])
    .where('used.cloneId', '=', amongKeys(cloneIds))
    .orderBy('used.cloneId')
    .orderBy('used.rank')
}

export function cloneGenesQuery(db: ReleaseDb, cloneIds: readonly number[]) {
  return db
    .selectFrom('cloneGene')
    .select(['cloneId', 'geneId', 'geneName', 'locusId', 'locusName', 'relationshipType'])
    .where('cloneId', '=', amongKeys(cloneIds))
    .orderBy('cloneId')
    .orderBy('locusName')
    .orderBy('geneName')
    .orderBy('relationshipType')
}

export function cloneLocationsQuery(db: ReleaseDb, cloneIds: readonly number[]) {
  return db
    .selectFrom('cloneLocation as location')
    .innerJoin('map', 'map.mapId', 'location.mapId')
    .select(['location.cloneId', 'location.startPosition', 'location.endPosition', 'location.orientation'])
    .select(['map.mapId', 'map.name', 'map.mapType', 'map.units', 'map.chromosome'])
    .where('location.cloneId', '=', amongKeys(cloneIds))
    .orderBy('location.cloneId')
    .orderBy('map.chromosome')
    .orderBy('location.startPosition')
}

export function cloneEndsQuery(db: ReleaseDb, cloneIds: readonly number[]) {
  return db
    .selectFrom('cloneendClone as read')
    .innerJoin('clone', (join) => join.on(sql<boolean>`upper(clone.name) = upper(read.clone_name)`))
    .innerJoin('cloneend', 'cloneend.cloneEndId', 'read.cloneEndId')
    .select(['clone.cloneId', 'cloneend.cloneEndId', 'cloneend.name', 'cloneend.cloneEndType'])
    .where('clone.cloneId', '=', amongKeys(cloneIds))
    .orderBy('clone.cloneId')
    .orderBy('cloneend.name')
}

/** A marker refers to its source clone by name. */
export function cloneMarkersQuery(db: ReleaseDb, cloneIds: readonly number[]) {
  return db
    .selectFrom('clone')
    .innerJoin('markerDetail as detail', 'detail.madeFrom', 'clone.name')
    .innerJoin('marker', 'marker.name', 'detail.markerName')
    .select(['clone.cloneId', 'marker.markerId', 'marker.name'])
    .where('clone.cloneId', '=', amongKeys(cloneIds))
    .orderBy('clone.cloneId')
    .orderBy('marker.name')
}
