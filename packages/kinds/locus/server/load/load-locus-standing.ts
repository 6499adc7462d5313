import type { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import type { LocusRecord } from '../../contract/locus-record.ts'

type LocusStanding = Pick<LocusRecord, 'knownFrom' | 'namesakes' | 'droppedModels'>

/** What is known of loci that the annotation does not have, and of gene models that it no longer has. */
export async function loadLocusStanding(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => LocusStanding> {
  const [files, namesakes, models] = await Promise.all([
    knownFromQuery(db, locusIds).execute(),
    namesakesQuery(db, locusIds).execute(),
    droppedModelsQuery(db, locusIds).execute(),
  ])
  const filesOf = groupedBy(files, 'locusId', ({ title, file }) => ({ title, file }))
  const namesakesOf = groupedBy(
    namesakes,
    'locusId',
    ({ namesakeId, name }): RecordRef => ({ kind: 'locus', key: namesakeId, label: name }),
  )
  const modelsOf = groupedBy(models, 'locusId', ({ geneId, name }): RecordRef => ({ kind: 'gene', key: geneId, label: name }))
  return (locusId) => ({ knownFrom: filesOf(locusId), namesakes: namesakesOf(locusId), droppedModels: modelsOf(locusId) })
}

export function knownFromQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locus')
    .innerJoin('releaseSource as source', (join) => join.on(sql<boolean>`source.title = any(locus.known_from)`))
    .select(['locus.locusId', 'source.title', 'source.file'])
    .where('locus.locusId', '=', amongKeys(locusIds))
    .orderBy('locus.locusId')
    .orderBy('source.title')
    .orderBy('source.file', 'desc')
}

export function namesakesQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locusNamesake as shared')
    .innerJoin('locus', 'locus.locusId', 'shared.namesakeId')
    .select(['shared.locusId', 'shared.namesakeId', 'locus.name'])
    .where('shared.locusId', '=', amongKeys(locusIds))
    .orderBy('shared.locusId')
    .orderBy('locus.name')
}

export function droppedModelsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('gene')
    .select((eb) => ['gene.geneId', 'gene.name', eb.ref('gene.locusId').$notNull().as('locusId')])
    .where('gene.locusId', '=', amongKeys(locusIds))
    .where('gene.isObsolete', '=', true)
    .orderBy('gene.locusId')
    .orderBy('gene.name')
}
