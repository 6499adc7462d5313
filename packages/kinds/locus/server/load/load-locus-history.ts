import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { type UpdateHistory, updateTypes } from '../../contract/locus-record.ts'

type LocusHistories = { updateHistories: UpdateHistory[]; affectedByHistories: UpdateHistory[] }

/** Changes to each name, and changes to other names that involved it; newest first. */
export async function loadLocusHistories(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => LocusHistories> {
  const [own, others] = await Promise.all([locusUpdatesQuery(db, locusIds).execute(), locusAffectedByQuery(db, locusIds).execute()])
  const ownOf = groupedBy(own, 'locusId', withOther)
  const othersOf = groupedBy(others, 'locusId')
  const histories = (rows: readonly HistoryRow[]) => rows.flatMap((row) => toHistory(row) ?? [])
  return (locusId) => ({ updateHistories: histories(ownOf(locusId)), affectedByHistories: histories(othersOf(locusId)) })
}

type HistoryRow = {
  updateType: string | null
  date: string | null
  otherId: number | null
  otherName: string
  tairObjectId: number | null
}

type OwnRow = RowOf<typeof locusUpdatesQuery>

/** A change that involves no other locus is about the locus itself. */
function withOther({ otherName, name, locusId, ownTairObjectId, ...row }: OwnRow): HistoryRow {
  if (otherName !== null) return { ...row, otherName }
  return { ...row, otherName: name, otherId: locusId, tairObjectId: ownTairObjectId }
}

/** A change of none of the four types appears only in the history search. */
function toHistory({ updateType, date, otherId, otherName, tairObjectId }: HistoryRow): UpdateHistory | null {
  const type = updateTypes.find((known) => known === updateType)
  if (!type) return null
  const locus = otherId === null ? null : { kind: 'locus', key: otherId, label: otherName }
  return { updateType: type, name: otherName, locus, tairObjectId, date }
}

/** One row for each locus that a change involves; a change that involves none has one row. */
export function locusUpdatesQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locusChange as change')
    .innerJoin('locus as own', 'own.locusId', 'change.locusId')
    .leftJoin('locusChangeInvolved as involved', 'involved.changeId', 'change.changeId')
    .leftJoin('locus as other', 'other.locusId', 'involved.locusId')
    .select(['change.locusId', 'change.updateType', 'change.changedOn as date', 'own.name', 'own.tairObjectId as ownTairObjectId'])
    .select(['involved.locusName as otherName', 'other.locusId as otherId', 'other.tairObjectId'])
    .where('change.locusId', '=', amongKeys(locusIds))
    .orderBy('change.locusId')
    .orderBy('change.changedOn', (order) => order.desc().nullsLast())
    .orderBy('change.changeId')
    .orderBy('involved.rank')
}

export function locusAffectedByQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locusChangeInvolved as involved')
    .innerJoin('locusChange as change', 'change.changeId', 'involved.changeId')
    .innerJoin('locus as other', 'other.locusId', 'change.locusId')
    .select(['involved.locusId', 'change.updateType', 'change.changedOn as date'])
    .select(['other.locusId as otherId', 'other.name as otherName', 'other.tairObjectId'])
    .where('involved.locusId', '=', amongKeys(locusIds))
    .whereRef('change.locusId', '<>', 'involved.locusId')
    .orderBy('involved.locusId')
    .orderBy('change.changedOn', (order) => order.desc().nullsLast())
    .orderBy('change.changeId')
}
