import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import { addJob, type JobOptions } from '@rosette/job-queue/add-job.ts'
import { defineTask } from '@rosette/job-queue/define-task.ts'
import { sql } from 'kysely'
import { z } from 'zod'

export const indexCommunityTask = defineTask('index-community', z.object({ communityIds: z.array(z.int()).min(1) }))

/**
 * Notes that members change, in the transaction that changes them: their search documents follow when it is committed.
 * Documents of people name their organizations, so those of an organization's people follow too; before an organization is
 * deleted this is called while its people are still its own.
 */
export async function noteMemberChange(
  tx: CommunityTransaction,
  communityIds: readonly number[],
  options: Pick<JobOptions, 'traceparent'> = {},
): Promise<void> {
  // Rows are locked in the order of their keys, so that two such changes never wait for each other.
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
