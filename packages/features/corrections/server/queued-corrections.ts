import type { CommunityDb } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'
import type { Member } from '../../access/contract/access.ts'
import { sectionTitleOf } from '../contract/record-sections.ts'

/** More than curators read in a month; later ones follow when these are decided. */
const mostQueued = 500
const shownLength = 120

/** What is not decided, by whose turn it is. */
export async function queuedCorrections(db: CommunityDb, { communityId }: Member) {
  const rows = await db
    .selectFrom('correction')
    .leftJoin('person as sender', 'sender.communityId', 'correction.senderId')
    .select(['correctionId', 'recordKind', 'naturalKey', 'section', 'body', 'state', 'senderId', 'takenBy', 'sentAt'])
    .select(sql<string | null>`nullif(concat_ws(' ', sender.first_name, sender.last_name), '')`.as('sender'))
    .where('state', 'in', ['received', 'in_review', 'with_sender'])
    .orderBy('correctionId')
    .limit(mostQueued)
    .execute()
  return rows.map(({ correctionId, recordKind, naturalKey, section, body, state, senderId, takenBy, sentAt, sender }) => ({
    id: correctionId,
    title: `${naturalKey} · ${sectionTitleOf(recordKind, section) ?? section}`,
    text: body.length > shownLength ? `${body.slice(0, shownLength).toWellFormed()}…` : body,
    sender,
    turn: turnOf({ state, isOwn: senderId === communityId, isTakenByMe: takenBy === communityId, isTaken: takenBy !== null }),
    since: sentAt.toISOString(),
    path: null,
  }))
}

type Standing = { state: string; isOwn: boolean; isTakenByMe: boolean; isTaken: boolean }

function turnOf({ state, isOwn, isTakenByMe, isTaken }: Standing): 'own' | 'author' | 'yours' | 'other' | 'waiting' {
  if (isOwn) return 'own'
  if (state === 'with_sender') return 'author'
  if (isTakenByMe) return 'yours'
  return isTaken ? 'other' : 'waiting'
}

/** What was sent since a day, and what happened to it. */
export async function loadCorrectionStatistics(db: CommunityDb, since: Date) {
  const { rows } = await sql<{ received: number; accepted: number; declined: number; medianDays: number | null }>`
    select count(*)::integer as received,
      count(*) filter (where state in ('accepted', 'in_release'))::integer as accepted,
      count(*) filter (where state = 'declined')::integer as declined,
      percentile_cont(0.5) within group (order by extract(epoch from decided_at - sent_at) / 86400) as median_days
    from community.correction where sent_at >= ${since}`.execute(db)
  return rows[0] ?? { received: 0, accepted: 0, declined: 0, medianDays: null }
}
