import { type Preview, previewRows } from '@rosette/contract-kit/record-parts.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import type { LocusRecord } from '../contract/locus-record.ts'

type LocusClone = LocusRecord['clones']['rows'][number]

/** One row for each clone that carries the locus, whatever number of its models the files name. */
export async function loadLocusClones(db: ReleaseDb, locusIds: readonly number[]): Promise<Map<number, Preview<LocusClone>>> {
  const lines = await locusClonesQuery(db, locusIds).execute()
  const linesOf = Map.groupBy(lines, (line) => line.locusId)
  return new Map([...linesOf].map(([locusId, all]) => [locusId, { rows: all.slice(0, previewRows).map(toRow), total: all.length }]))
}

function toRow({
  cloneId,
  name,
  vectorType,
  insertType,
  relationshipType,
}: Awaited<ReturnType<ReturnType<typeof locusClonesQuery>['execute']>>[number]): LocusClone {
  return { clone: { kind: 'clone', key: cloneId, label: name }, vectorType, insertType, relationshipType }
}

export function locusClonesQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('cloneGene as carried')
    .innerJoin('locus', 'locus.locusId', 'carried.locusId')
    .innerJoin('clone', 'clone.cloneId', 'carried.cloneId')
    .select(['locus.locusId', 'clone.cloneId', 'clone.name', 'clone.vectorType', 'clone.insertType'])
    .select((eb) => eb.fn.min('carried.relationshipType').as('relationshipType'))
    .where('locus.locusId', '=', (eb) => eb.fn.any(sql.val(locusIds)))
    .groupBy(['locus.locusId', 'clone.cloneId'])
    .orderBy('locus.locusId')
    .orderBy('clone.name')
}
