import { amongKeys } from '@rosette/database/keyed-rows.ts'
import { publicationColumns } from '@rosette/database/records/publication-lines.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'

export function polymorphismRowsQuery(db: ReleaseDb, polymorphismIds: readonly number[]) {
  return db.selectFrom('polymorphism').selectAll().where('polymorphismId', '=', amongKeys(polymorphismIds))
}

export function polymorphismGenesQuery(db: ReleaseDb, polymorphismIds: readonly number[]) {
  return db
    .selectFrom('polymorphismGene as hit')
    .innerJoin('locus', 'locus.locusId', 'hit.locusId')
    .select(['hit.polymorphismId', 'hit.geneModelName', 'hit.region', 'locus.locusId', 'locus.name'])
    .where('hit.polymorphismId', '=', amongKeys(polymorphismIds))
    .orderBy('hit.polymorphismId')
    .orderBy('locus.name')
    .orderBy('hit.geneModelName')
    .orderBy('hit.region')
}

/** Others that were found in the same line. */
export function polymorphismsOfLineQuery(db: ReleaseDb, polymorphismIds: readonly number[]) {
  return db
    .selectFrom('polymorphism as own')
    .innerJoin('polymorphism as other', 'other.line', 'own.line')
    .select(['own.polymorphismId', 'other.polymorphismId as otherId', 'other.name'])
    .where('own.polymorphismId', '=', amongKeys(polymorphismIds))
    .whereRef('other.polymorphismId', '<>', 'own.polymorphismId')
    .orderBy('own.polymorphismId')
    .orderBy('other.name')
}

export function polymorphismGermplasmsQuery(db: ReleaseDb, polymorphismIds: readonly number[]) {
  return db
    .selectFrom('polymorphismGermplasm as carried')
    .innerJoin('germplasm', 'germplasm.germplasmId', 'carried.germplasmId')
    .select(['carried.polymorphismId', 'germplasm.germplasmId', 'germplasm.name'])
    .where('carried.polymorphismId', '=', amongKeys(polymorphismIds))
    .orderBy('carried.polymorphismId')
    .orderBy('germplasm.name')
}

export function polymorphismPublicationsQuery(db: ReleaseDb, polymorphismIds: readonly number[]) {
  return db
    .selectFrom('polymorphismPublication as link')
    .innerJoin('publication', 'publication.referenceId', 'link.referenceId')
    .select(['link.polymorphismId', ...publicationColumns])
    .where('link.polymorphismId', '=', amongKeys(polymorphismIds))
    .orderBy('link.polymorphismId')
    .orderBy('publication.publicationYear', (order) => order.desc().nullsLast())
    .orderBy('publication.referenceId')
}

/** Markers that show it, as their patterns say. */
export function polymorphismMarkersQuery(db: ReleaseDb, polymorphismIds: readonly number[]) {
  return db
    .selectFrom('polymorphism')
    .innerJoin('markerPattern as pattern', 'pattern.polymorphismName', 'polymorphism.name')
    .innerJoin('marker', 'marker.name', 'pattern.markerName')
    .select(['polymorphism.polymorphismId', 'marker.markerId', 'marker.name'])
    .distinct()
    .where('polymorphism.polymorphismId', '=', amongKeys(polymorphismIds))
    .orderBy('polymorphism.polymorphismId')
    .orderBy('marker.name')
}
