import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { sql } from 'kysely'
import { mailSender } from './decide-correction.ts'

export type ReleasedOptions = { publicUrl: string; now: Date }

/**
 * Accepted corrections whose facts the published release has are in it from now on, and their senders are told once. One without facts that
 * can be compared waits for a curator. Returns their numbers.
 */
export async function markReleasedCorrections(
  { community, pool }: Pick<Database, 'community' | 'pool'>,
  { publicUrl, now }: ReleasedOptions,
): Promise<number[]> {
  const releaseId = await findPublished(community)
  if (releaseId === null) return []
  const { rows } = await pool.query<{ number: number }>(appliedSql(schemaOf(releaseId)))
  const numbers = rows.map(({ number }) => number)
  const done: number[] = []
  for (const number of numbers) {
    const isDone = await community.transaction().execute(async (tx) => {
      // Two workers, or a job that is repeated, tell nobody twice.
      const released = await tx
        .updateTable('correction')
        .set((eb) => ({ state: 'in_release', releasedIn: releaseId, releasedAt: now, version: eb('version', '+', 1) }))
        .where('correctionId', '=', number)
        .where('state', '=', 'accepted')
        .returning(['senderId', 'naturalKey'])
        .executeTakeFirst()
      if (!released) return false
      await mailSender(tx, { ...released, number, decision: 'release', note: '', reason: null, releaseId, publicUrl })
      return true
    })
    if (isDone) done.push(number)
  }
  return done
}

/** The newest release that is published. */
async function findPublished(community: CommunityDb): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select release.id from community.published_release join community.release on release.id = published_release.release_id
    order by release.created_at desc, release.id desc limit 1`.execute(community)
  return rows[0]?.id ?? null
}

/** Corrections of which every change is a fact of the release: what was added is there, what was withdrawn is not. */
function appliedSql(schema: string): string {
  return `
    select correction_id as number
    from community.correction join community.correction_change using (correction_id)
    left join ${schema}.locus on locus.locus_id = correction.record_key
    where correction.state = 'accepted' and record_kind = 'locus'
    group by correction_id
    having bool_and(locus.locus_id is not null and case field
      when 'symbol' then
        (new_value is null or exists (select from ${schema}.locus_symbol as s where s.locus_id = locus.locus_id and s.symbol = new_value))
        and (old_value is null or not exists (select from ${schema}.locus_symbol as s where s.locus_id = locus.locus_id and s.symbol = old_value))
      when 'full_name' then
        not exists (
          select from ${schema}.locus_symbol as s
          where s.locus_id = locus.locus_id and s.symbol = of_symbol and s.full_name is distinct from new_value
        )
      when 'description' then locus.description is not distinct from new_value
        or (new_value is null and locus.description is distinct from old_value)
      when 'publication' then
        (new_value is null or exists (
          select from ${schema}.publication_locus as link join ${schema}.publication as paper using (reference_id)
          where link.locus_id = locus.locus_id and paper.pubmed_id::text = new_value
        )) and (old_value is null or not exists (
          select from ${schema}.publication_locus as link join ${schema}.publication as paper using (reference_id)
          where link.locus_id = locus.locus_id and paper.pubmed_id::text = old_value
        ))
      else false end)
    order by correction_id`
}
