import type { CommunityTransaction } from '@rosette/database/community-db.ts'
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
