import type { CommunityDb } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'
import type { Member } from '../../access/contract/access.ts'

const mostQueued = 500

/** Symbols that are not decided, for the queue of curators. */
export async function queuedSymbols(db: CommunityDb, { communityId }: Member) {
  const rows = await db
    .selectFrom('symbolSubmission as submission')
    .leftJoin('person as submitter', 'submitter.communityId', 'submission.submitterId')
    .select(['submissionId', 'symbol', 'fullName', 'status', 'submittedOn', 'submitterId', 'decidedBy'])
    .select(sql<string | null>`nullif(concat_ws(' ', submitter.first_name, submitter.last_name), '')`.as('sender'))
    .where('status', 'in', ['submitted', 'asked_back'])
    .orderBy('submissionId')
    .limit(mostQueued)
    .execute()
  return rows.map(({ submissionId, symbol, fullName, status, submittedOn, submitterId, decidedBy, sender }) => ({
    id: submissionId,
    title: `New symbol ${symbol}`,
    text: fullName,
    sender,
    turn: turnOf({ status, isOwn: submitterId === communityId, isAnswerToMe: decidedBy === communityId }),
    since: `${submittedOn}T00:00:00.000Z`,
    path: null,
  }))
}

type Standing = { status: string; isOwn: boolean; isAnswerToMe: boolean }

/** An answered question keeps the name of the curator who asked it. */
function turnOf({ status, isOwn, isAnswerToMe }: Standing): 'own' | 'author' | 'yours' | 'waiting' {
  if (isOwn) return 'own'
  if (status === 'asked_back') return 'author'
  return isAnswerToMe ? 'yours' : 'waiting'
}

/** What was submitted since a day, and what happened to it. */
export async function loadSymbolStatistics(db: CommunityDb, since: Date) {
  const { rows } = await sql<{ received: number; accepted: number; declined: number; medianDays: number | null }>`
    select count(*)::integer as received,
      count(*) filter (where status = 'accepted')::integer as accepted,
      count(*) filter (where status = 'rejected')::integer as declined,
      percentile_cont(0.5) within group (order by greatest(extract(epoch from decided_at - submitted_on) / 86400, 0))
        filter (where status in ('accepted', 'rejected')) as median_days
    from community.symbol_submission where submitted_on >= ${since}`.execute(db)
  return rows[0] ?? { received: 0, accepted: 0, declined: 0, medianDays: null }
}
