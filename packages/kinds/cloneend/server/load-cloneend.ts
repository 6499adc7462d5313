import { toCitationLine } from '@rosette/contract-kit/records/record-parts.ts'
import { toMapLocation } from '@rosette/contract-kit/records/to-map-location.ts'
import { parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import { loadCloneSequences } from '@rosette/database/load-clone-sequences.ts'
import { loadCuration } from '@rosette/database/load-curation.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import type { CloneendClone, CloneendRecord } from '../contract/cloneend-record.ts'

export async function loadCloneends(db: ReleaseDb, cloneEndIds: readonly number[]): Promise<Map<number, CloneendRecord>> {
  const [rows, clones, locations, publications] = await Promise.all([
    cloneendRowsQuery(db, cloneEndIds).execute(),
    cloneendClonesQuery(db, cloneEndIds).execute(),
    cloneendLocationsQuery(db, cloneEndIds).execute(),
    cloneendPublicationsQuery(db, cloneEndIds).execute(),
  ])
  const names = rows.map((row) => row.name)
  const [sequencesOf, curationOf] = await Promise.all([loadCloneSequences(db, 'cloneend', names), loadCuration(db, 'cloneend', names)])
  const clonesOf = groupedBy(clones, 'cloneEndId')
  const locationsOf = groupedBy(locations, 'cloneEndId')
  const publicationsOf = groupedBy(publications, 'cloneEndId')
  const records = rows.map(({ locusId, locusName, chromosome, ...row }) => {
    const { cloneEndId, name } = row
    const { attributions, comments } = curationOf(name)
    const record: CloneendRecord = {
      ...row,
      locus: locusId === null || locusName === null ? null : { kind: 'locus', key: locusId, label: locusName },
      chromosome: chromosome === null ? null : parseChromosome(chromosome),
      clones: clonesOf(cloneEndId).map(toClone),
      sequences: sequencesOf(name),
      globalAssignmentDetails: locationsOf(cloneEndId).flatMap(toMapLocation),
      publications: publicationsOf(cloneEndId).map(toCitationLine),
      attributions,
      comments,
    }
    return [cloneEndId, record] as const
  })
  return new Map(records)
}

type CloneRow = RowOf<typeof cloneendClonesQuery>

function toClone({ cloneName, cloneId, vectorType, insertType, stockName }: CloneRow): CloneendClone {
  const clone = cloneId === null ? null : { kind: 'clone', key: cloneId, label: cloneName }
  return { name: cloneName, clone, vectorType, insertType, stockName }
}

export function cloneendRowsQuery(db: ReleaseDb, cloneEndIds: readonly number[]) {
  return db
    .selectFrom('cloneend')
    .leftJoin('locus', 'locus.name', 'cloneend.locusName')
    .select(['cloneend.cloneEndId', 'cloneend.name', 'cloneend.tairObjectId', 'cloneend.cloneEndType', 'cloneend.chromosome'])
    .select(['cloneend.dateLastModified', 'locus.locusId', 'locus.name as locusName'])
    .where('cloneend.cloneEndId', '=', amongKeys(cloneEndIds))
}

/** Shows the first stock of a clone by name. */
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

/** TAIR has two references for some PubMed IDs; use the older one. */
export function cloneendPublicationsQuery(db: ReleaseDb, cloneEndIds: readonly number[]) {
  return db
    .selectFrom('cloneendPublication as cites')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('publication')
          .select(['referenceId', 'title', 'authors', 'publicationYear', 'pubName', 'firstLoci', 'locusTotal'])
          .whereRef('publication.pubmedId', '=', 'cites.pubmedId')
          .orderBy('referenceId')
          .limit(sql.lit(1))
          .as('cited'),
      (join) => join.onTrue(),
    )
    .select(['cites.cloneEndId', 'cites.pubmedId', 'cited.referenceId', 'cited.title', 'cited.authors', 'cited.publicationYear'])
    .select(['cited.pubName', 'cited.firstLoci', 'cited.locusTotal'])
    .where('cites.cloneEndId', '=', amongKeys(cloneEndIds))
    .orderBy('cites.cloneEndId')
    .orderBy('cites.pubmedId')
}
