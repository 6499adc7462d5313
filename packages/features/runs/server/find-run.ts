import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'
import { expectReadableContents } from '../../list-contents/server/content-access.ts'
import { RunStatus, RunSummary } from '../contract/run-status.ts'
import type { AnyTool } from './define-tool.ts'
import { isSameOwner, type RunOwner } from './run-owner.ts'

/** What a run is now, for the page; a token that nobody has, or that has expired, is not found, nor is a run of a list that the caller may not read. */
export async function loadRunStatus(
  db: CommunityDb,
  tools: readonly AnyTool[],
  { token, caller, now }: { token: string; caller: RunOwner; now: Date },
): Promise<RunStatus> {
  const run = await db
    .selectFrom('run')
    .innerJoin('runQuery', 'runQuery.queryHash', 'run.queryHash')
    .leftJoin('runResult', 'runResult.resultId', 'run.resultId')
    .selectAll('run')
    .select([
      'runQuery.options',
      'runResult.summary',
      sql<number>`(select count(*)::int from community.run as other
        where other.state = 'waiting' and (other.standing, other.turn, other.run_id) < (run.standing, run.turn, run.run_id))`.as('before'),
    ])
    .where('token', '=', token)
    .where('keptUntil', '>', now)
    .executeTakeFirst()
  const tool = tools.find(({ name }) => name === run?.tool)
  if (!run || !tool) throw unknownRun()
  await expectReadableContents(db, tool.contents(run.options), caller.communityId)
  const isOwn = isSameOwner(run, caller)
  return {
    token,
    tool: tool.name,
    title: tool.title,
    formPath: tool.formPath,
    // The column's check has the same list.
    state: RunStatus.shape.state.parse(run.state),
    place: run.state === 'waiting' ? run.before + 1 : null,
    progress: run.state === 'running' && run.progressText !== null ? { share: run.progressShare, text: run.progressText } : null,
    createdAt: run.createdAt.toISOString(),
    startedAt: run.startedAt?.toISOString() ?? null,
    finishedAt: run.finishedAt?.toISOString() ?? null,
    keptUntil: run.keptUntil.toISOString(),
    releaseId: run.releaseId,
    fault: run.fault,
    // Others would learn that somebody has run the same before.
    isFromStore: isOwn && run.state === 'done' && run.startedAt === null,
    isOwn,
    willMail: run.mailTo !== null,
    summary: run.summary === null ? null : RunSummary.parse(run.summary),
  }
}

export function unknownRun(): Problem {
  return new Problem('not_found', 'There is no such run. Runs and their results are deleted after 30 days.')
}

export type FoundRun = { runId: number; tool: string; options: unknown; releaseId: string; resultId: number | null }

/** What was requested, and where the result is, if there is one; for calls of tools that read their results. */
export async function findRun(db: CommunityDb, token: string, now: Date): Promise<FoundRun | null> {
  const run = await db
    .selectFrom('run')
    .innerJoin('runQuery', 'runQuery.queryHash', 'run.queryHash')
    .select(['runId', 'tool', 'options', 'releaseId', 'resultId'])
    .where('token', '=', token)
    .where('keptUntil', '>', now)
    .executeTakeFirst()
  return run ?? null
}

export type DoneRun = FoundRun & { resultId: number }

/** The finished run of a tool; every other one is refused in words. */
export async function expectDoneRun(db: CommunityDb, tool: string, token: string, now: Date): Promise<DoneRun> {
  const run = await findRun(db, token, now)
  if (run === null || run.tool !== tool) throw unknownRun()
  if (run.resultId === null) throw new Problem('conflict', 'This run has no result yet, or ended without one.')
  return { ...run, resultId: run.resultId }
}
