import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { sql } from 'kysely'
import type { Member } from '../../access/contract/access.ts'
import { type AuditLine, noteAudit } from '../../access/server/note-audit.ts'
import { countAttempt, hasTried, type Throttle } from '../../access/server/throttle.ts'
import { noteMemberChange } from '../../community/server/index-tasks.ts'

type DetailsChange = { communityId: number; editor: Member; line: AuditLine; now: Date }

const hour = 3_600_000

/** Saves details of a member. If nothing differs from before, all is left as it was, and neither the audit nor the index hears of it. */
export async function changeDetails(
  db: Pick<Database, 'community'>,
  { communityId, editor, line, now }: DetailsChange,
  save: (tx: CommunityTransaction) => Promise<void>,
): Promise<void> {
  const unchanged = new Error('Nothing has changed')
  const saving = db.community.transaction().execute(async (tx) => {
    const before = await loadDetails(tx, communityId)
    await save(tx)
    // Undoes what was written, which includes the date of the last change.
    if ((await loadDetails(tx, communityId)) === before) throw unchanged
    await noteMemberChange(tx, [communityId])
    await noteOnceAnHour(tx, editor, line, now)
  })
  await saving.catch((error: unknown) => {
    if (error !== unchanged) throw error
  })
}

/** Rows of the audit are never deleted, and anybody may change their own details to and fro (SECURE-028). */
async function noteOnceAnHour(tx: CommunityTransaction, editor: Member, line: AuditLine, now: Date): Promise<void> {
  const subject = `${editor.communityId} ${line.subject} ${JSON.stringify(line.details)}`
  const once: Throttle = { purpose: `audit ${line.action}`, subject, limit: 1, windowMs: hour }
  if (await hasTried(tx, once, now)) return
  await countAttempt(tx, [once], now)
  await noteAudit(tx, editor, line)
}

/** All that the forms change, as text; phones and websites in their order, but not under which numbers they are stored. */
async function loadDetails(tx: CommunityTransaction, communityId: number): Promise<string> {
  const { rows } = await sql<{ details: string }>`select jsonb_build_array(
      (select to_jsonb(person) - 'date_last_updated' from community.person where community_id = ${communityId}),
      (select to_jsonb(organization) - 'date_last_updated' from community.organization where community_id = ${communityId}),
      (select wants_mail from community.account where community_id = ${communityId}),
      (select jsonb_build_array(address, city, region, postal_code, country) from community.postal_address where community_id = ${communityId}),
      (select jsonb_agg(jsonb_build_array(phone_type, phone_number) order by place) from community.phone where community_id = ${communityId}),
      (select jsonb_agg(url order by place) from community.website where community_id = ${communityId})
    )::text as details`.execute(tx)
  return rows[0]?.details ?? ''
}
