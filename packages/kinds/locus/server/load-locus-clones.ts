import type { Preview } from '@rosette/contract-kit/record-parts.ts'
import { amongKeys, previewsBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { LocusRecord } from '../contract/locus-record.ts'

type LocusClone = LocusRecord['clones']['rows'][number]

/** One row for each clone that carries the locus, whatever number of its models the files name. */
export async function loadLocusClones(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => Preview<LocusClone>> {
  const lines = await locusClonesQuery(db, locusIds).execute()
  return previewsBy(lines, 'locusId', toRow)
}

function toRow({ cloneId, name, vectorType, insertType, relationshipType }: RowOf<typeof locusClonesQuery>): LocusClone {
  return { clone: { kind: 'clone', key: cloneId, label: name }, vectorType, insertType, relationshipType }
}

export function locusClonesQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('cloneGene as carried')
    .innerJoin('locus', 'locus.locusId', 'carried.locusId')
    .innerJoin('clone', 'clone.cloneId', 'carried.cloneId')
    .select(['locus.locusId', 'clone.cloneId', 'clone.name', 'clone.vectorType', 'clone.insertType'])
    .select((eb) => eb.fn.min('carried.relationshipType').as('relationshipType'))
    .where('locus.locusId', '=', amongKeys(locusIds))
    .groupBy(['locus.locusId', 'clone.cloneId'])
    .orderBy('locus.locusId')
    .orderBy('clone.name')
}
