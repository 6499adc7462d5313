import type { CommunityDb } from '@rosette/database/community-db.ts'
import { mostOwnRuns, type OwnRuns, RunStatus, RunSummary } from '../contract/run-status.ts'
import type { AnyTool } from './define-tool.ts'

/** The runs that a member started, the newest first. Those of a tool that the site no longer has are left out, like their pages. */
export async function loadOwnRuns(
  db: CommunityDb,
  tools: readonly AnyTool[],
  { communityId, now }: { communityId: number; now: Date },
): Promise<OwnRuns> {
  const own = db
    .selectFrom('run')
    .where('run.communityId', '=', communityId)
    .where('run.keptUntil', '>', now)
    .where(
      'run.tool',
      'in',
      tools.map(({ name }) => name),
    )
  const rows = await own
    .leftJoin('runResult', 'runResult.resultId', 'run.resultId')
    .select(['run.token', 'run.tool', 'run.question', 'run.state', 'run.createdAt', 'run.finishedAt', 'run.keptUntil', 'run.fault'])
    .select('runResult.summary')
    .orderBy('run.createdAt', 'desc')
    .orderBy('run.runId', 'desc')
    .limit(mostOwnRuns)
    .execute()
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return {
    total: Number(total),
    runs: rows.map(({ summary, ...run }) => ({
      ...run,
      title: tools.find(({ name }) => name === run.tool)?.title ?? run.tool,
      // The column's check has the same list.
      state: RunStatus.shape.state.parse(run.state),
      createdAt: run.createdAt.toISOString(),
      finishedAt: run.finishedAt?.toISOString() ?? null,
      keptUntil: run.keptUntil.toISOString(),
      found: summary === null ? null : RunSummary.parse(summary).text,
    })),
  }
}
