import type { CommunityDb, CommunityTransaction } from '@rosette/database/community-db.ts'
import { addJob, type JobOptions } from '@rosette/job-queue/add-job.ts'
import { defineTask } from '@rosette/job-queue/define-task.ts'
import { sql } from 'kysely'
import { z } from 'zod'

export const indexCommunityTask = defineTask('index-community', z.object({ communityIds: z.array(z.int()).min(1) }))

/**
 * Marks members as changed, in the transaction that changes them: their search documents are updated once it is committed.
 * Documents of people name their organizations, so those of an organization's people are updated too; when an organization is
 * deleted, call this before its affiliations are removed.
 */
export async function noteMemberChange(
  tx: CommunityTransaction,
  communityIds: readonly number[],
  options: Pick<JobOptions, 'traceparent'> = {},
): Promise<void> {
  // Rows are locked in key order, so that two such changes cannot deadlock.
  const { rows } = await sql<{ communityId: number }>`
    with touched as (
      select community_id from community.member
      where community_id = any(${communityIds}) or community_id in (
        select person_community_id from community.affiliation where organization_community_id = any(${communityIds})
      )
      order by community_id for update
    )
    update community.member set change_number = nextval('community.change_number')
    from touched where member.community_id = touched.community_id
    returning member.community_id`.execute(tx)
  if (rows.length > 0) await addJob(tx, indexCommunityTask, { communityIds: rows.map((row) => row.communityId) }, options)
}

export const indexSymbolsTask = defineTask('index-symbols', z.object({ symbols: z.array(z.string()).min(1) }))

/**
 * Marks submissions of these symbols as changed, in the transaction that changes them: their search documents are updated once it is
 * committed. An accepted symbol gets the key that a later release will find for it.
 */
export async function noteSymbolChange(
  tx: CommunityTransaction,
  symbols: readonly string[],
  options: Pick<JobOptions, 'traceparent'> = {},
): Promise<void> {
  const letters = [...new Set(symbols.map((symbol) => symbol.toUpperCase()))]
  if (letters.length === 0) return
  await mintSymbolKeys(tx, letters)
  await addJob(tx, indexSymbolsTask, { symbols: letters }, options)
}

/** Gives accepted symbols the keys that a later release will find for them: all symbols, or the given ones. */
export async function mintSymbolKeys(db: CommunityDb, letters: readonly string[] | null = null): Promise<void> {
  // Looked up first: a key that a failed insert has taken is lost.
  await sql`
    insert into community.minted_key (kind, natural_key)
    select 'genesymbol', upper(symbol) from community.symbol_submission
    where status = 'accepted' and (${letters}::text[] is null or upper(symbol) = any(${letters}::text[]))
      and not exists (select from community.minted_key where kind = 'genesymbol' and natural_key = upper(symbol))
    order by upper(symbol)
    on conflict do nothing`.execute(db)
}
