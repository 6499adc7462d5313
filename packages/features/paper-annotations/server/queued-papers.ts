import type { CommunityDb } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'
import type { Member } from '../../access/contract/access.ts'

/** More than curators read in a month; later ones follow when these are decided. */
const mostQueued = 500
const shownLoci = 5

type QueuedPaper = {
  id: number
  pubmedId: number
  sender: string | null
  senderId: number | null
  state: string
  sentAt: Date
  loci: string[]
  lineCount: number
  isChecked: boolean
}

/** Papers of which some lines are not decided, by whose turn it is. */
export async function queuedPapers(db: CommunityDb, { communityId }: Member) {
  const { rows } = await sql<QueuedPaper>`
    select submission.submission_id as id, submission.pubmed_id, submission.submitter_id as sender_id, submission.state, submission.sent_at,
      nullif(concat_ws(' ', sender.first_name, sender.last_name), '') as sender,
      array_agg(distinct line.locus_name order by line.locus_name) as loci, count(*)::integer as line_count,
      bool_and(line.line_state <> 'waiting') as is_checked
    from community.paper_submission as submission
    join community.paper_line as line using (submission_id)
    left join community.person as sender on sender.community_id = submission.submitter_id
    where submission.state in ('sent', 'asked_back')
    group by submission.submission_id, sender.first_name, sender.last_name
    order by submission.sent_at
    limit ${mostQueued}`.execute(db)
  return rows.map(({ id, pubmedId, sender, senderId, state, sentAt, loci, lineCount, isChecked }) => ({
    id,
    title: `PubMed ${pubmedId}`,
    text: `${lineCount === 1 ? '1 line' : `${lineCount} lines`} on ${describeLoci(loci)}`,
    sender,
    turn: turnOf({ isOwn: senderId === communityId, isWithAuthor: state === 'asked_back', isChecked }),
    since: sentAt.toISOString(),
    path: `/curation/papers/${id}`,
  }))
}

function describeLoci(loci: readonly string[]): string {
  const more = loci.length - shownLoci
  return `${loci.slice(0, shownLoci).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

type Standing = { isOwn: boolean; isWithAuthor: boolean; isChecked: boolean }

function turnOf({ isOwn, isWithAuthor, isChecked }: Standing): 'own' | 'author' | 'second_check' | 'waiting' {
  if (isOwn) return 'own'
  if (isWithAuthor) return 'author'
  return isChecked ? 'second_check' : 'waiting'
}

/** Lines that were sent since a day, and what happened to them. */
export async function loadPaperStatistics(db: CommunityDb, since: Date) {
  const { rows } = await sql<{ received: number; accepted: number; declined: number; medianDays: number | null }>`
    select count(*)::integer as received,
      count(*) filter (where line.line_state = 'accepted')::integer as accepted,
      count(*) filter (where line.line_state = 'declined')::integer as declined,
      percentile_cont(0.5) within group (order by extract(epoch from submission.decided_at - submission.sent_at) / 86400) as median_days
    from community.paper_submission as submission
    join community.paper_line as line using (submission_id)
    where submission.sent_at >= ${since}`.execute(db)
  return rows[0] ?? { received: 0, accepted: 0, declined: 0, medianDays: null }
}
