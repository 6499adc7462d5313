import type { CommunityDb } from '@rosette/database/community-db.ts'

/** For each tool that has waiting runs: the seconds that the oldest of them has waited. */
export async function listOldestRuns(db: CommunityDb, now: Date): Promise<{ tool: string; seconds: number }[]> {
  const rows = await db
    .selectFrom('run')
    .select((run) => ['tool', run.fn.min('createdAt').as('since')])
    .where('state', '=', 'waiting')
    .groupBy('tool')
    .execute()
  return rows.map(({ tool, since }) => ({ tool, seconds: (now.getTime() - since.getTime()) / 1000 }))
}
