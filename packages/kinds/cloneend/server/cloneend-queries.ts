import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'

export function cloneendRowsQuery(db: ReleaseDb, cloneEndIds: readonly number[]) {
  return db
    .selectFrom('cloneend')
    .leftJoin('locus', 'locus.name', 'cloneend.locusName')
    .select(['cloneend.cloneEndId', 'cloneend.name', 'cloneend.tairObjectId', 'cloneend.cloneEndType', 'cloneend.chromosome'])
    .select(['cloneend.dateLastModified', 'locus.locusId', 'locus.name as locusName'])
    .where('cloneend.cloneEndId', '=', amongKeys(cloneEndIds))
}

/** The stock of a clone that is shown is the first by name. */
export function cloneendClonesQuery(db: ReleaseDb, cloneEndIds: readonly number[]) {
  return db
    .selectFrom('cloneendClone as read')
    .leftJoin('clone', (join) => join.on(sql<boolean>`upper(clone.name) = upper(read.clone_name)`))
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('recordStock')
          .select((stock) => stock.fn.min('stockName').as('stockName'))
          .where('kind', '=', sql.lit('clone'))
          .whereRef('recordName', '=', 'clone.name')
          .as('kept'),
      (join) => join.onTrue(),
    )
    .select(['read.cloneEndId', 'read.cloneName', 'clone.cloneId', 'clone.vectorType', 'clone.insertType', 'kept.stockName'])
    .where('read.cloneEndId', '=', amongKeys(cloneEndIds))
    .orderBy('read.cloneEndId')
    .orderBy('read.rank')
}

export function cloneendLocationsQuery(db: ReleaseDb, cloneEndIds: readonly number[]) {
  return db
    .selectFrom('cloneendLocation as location')
    .innerJoin('map', 'map.mapId', 'location.mapId')
    .select(['location.cloneEndId', 'location.startPosition', 'location.endPosition', 'location.orientation'])
    .select(['map.mapId', 'map.name', 'map.mapType', 'map.units', 'map.chromosome'])
    .where('location.cloneEndId', '=', amongKeys(cloneEndIds))
    .orderBy('location.cloneEndId')
    .orderBy('map.chromosome')
    .orderBy('location.startPosition')
}

/** Some PubMed numbers have two references at TAIR; the older one stands for both. */
export function cloneendPublicationsQuery(db: ReleaseDb, cloneEndIds: readonly number[]) {
  return db
    .selectFrom('cloneendPublication as cites')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('publication')
          .select(['referenceId', 'title', 'authors', 'publicationYear', 'pubName'])
          .whereRef('publication.pubmedId', '=', 'cites.pubmedId')
          .orderBy('referenceId')
          .limit(sql.lit(1))
          .as('cited'),
      (join) => join.onTrue(),
    )
    .select(['cites.cloneEndId', 'cites.pubmedId', 'cited.referenceId', 'cited.title', 'cited.authors', 'cited.publicationYear'])
    .select('cited.pubName as sourceName')
    .where('cites.cloneEndId', '=', amongKeys(cloneEndIds))
    .orderBy('cites.cloneEndId')
    .orderBy('cites.pubmedId')
}
