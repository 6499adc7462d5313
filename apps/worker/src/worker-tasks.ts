import type { Clock } from '@rosette/contract-kit/clock.ts'
import { pruneIdempotencyKeys } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { accountCron, accountTasks } from '@rosette/features/account/server/account-tasks.ts'
import { indexMembers } from '@rosette/features/community/server/index-members.ts'
import { indexSymbols, indexSymbolsOf } from '@rosette/features/community/server/index-symbols.ts'
import { indexCommunityTask, indexSymbolsTask } from '@rosette/features/community/server/index-tasks.ts'
import { ensureCommunityIndex } from '@rosette/features/community/server/reindex-community.ts'
import { correctionCron, correctionTasks } from '@rosette/features/corrections/server/correction-tasks.ts'
import { listCron, listTasks } from '@rosette/features/lists/server/list-tasks.ts'
import { paperTasks } from '@rosette/features/paper-annotations/server/paper-tasks.ts'
import { releaseChangeCron, releaseChangeTasks } from '@rosette/features/release-changes/server/release-change-tasks.ts'
import { pruneSavedSearches } from '@rosette/features/results/server/saved-search-store.ts'
import { runCron, runTasks } from '@rosette/features/runs/server/run-tasks.ts'
import { defineTask, implementTask, type RunnableTask } from '@rosette/job-queue/define-task.ts'
import type { Mailer } from '@rosette/job-queue/open-mailer.ts'
import type { CronJob, JobLogger } from '@rosette/job-queue/run-worker.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { retireReleases, retireReleasesTask } from '@rosette/release-kit/publish/retire-releases.ts'
import { shapeHash } from '@rosette/release-kit/shape-hash.ts'
import type { Engine } from '@rosette/search-engine/engine/open-engine.ts'
import { z } from 'zod'

export type WorkerDependencies = {
  db: Database
  /** With the role that owns the tables of releases. */
  ownerDb: Database
  engine: Engine
  indexPrefix: string
  sequenceDir?: string
  clock: Clock
  logger: JobLogger
  /** Null if mail is not configured. */
  mailer: Mailer | null
  publicUrl: string
}

const pruneIdempotencyKeysTask = defineTask('prune-idempotency-keys', z.object({}))
const pruneSavedSearchesTask = defineTask('prune-saved-searches', z.object({}))

/** The tasks that this worker runs. */
export function workerTasks(dependencies: WorkerDependencies): RunnableTask[] {
  const { db, ownerDb, engine, indexPrefix, sequenceDir, clock, logger } = dependencies
  return [
    implementTask(retireReleasesTask, async (_, { traceparent }) => {
      const shape = await shapeHash(kindServers, kinds)
      const report = await retireReleases({
        db: ownerDb,
        engine,
        indexPrefix,
        shapeHash: shape,
        clock,
        ...(sequenceDir !== undefined && { sequenceDir }),
      })
      logger.info({ ...report, traceparent }, 'Releases retired')
    }),
    implementTask(indexCommunityTask, async ({ communityIds }) => {
      const dependencies = { db, engine, indexPrefix }
      await ensureCommunityIndex(dependencies)
      await indexMembers(dependencies, communityIds)
      await indexSymbolsOf(dependencies, communityIds)
    }),
    implementTask(indexSymbolsTask, async ({ symbols }) => {
      const dependencies = { db, engine, indexPrefix }
      await ensureCommunityIndex(dependencies)
      await indexSymbols(dependencies, symbols)
    }),
    implementTask(pruneIdempotencyKeysTask, async () => {
      await pruneIdempotencyKeys(db.community, clock.now())
    }),
    implementTask(pruneSavedSearchesTask, async () => {
      await pruneSavedSearches(db.community, clock.now())
    }),
    ...runTasks(dependencies),
    ...listTasks(dependencies),
    ...releaseChangeTasks(dependencies),
    ...correctionTasks(dependencies),
    ...paperTasks(dependencies),
    ...accountTasks(dependencies),
  ]
}

/** A release that was still in use when its successor was published is retired at the next full hour. */
export const workerCron: readonly CronJob[] = [
  { task: retireReleasesTask, schedule: '0 * * * *' },
  { task: pruneIdempotencyKeysTask, schedule: '17 * * * *' },
  { task: pruneSavedSearchesTask, schedule: '37 3 * * *' },
  ...runCron,
  ...listCron,
  ...releaseChangeCron,
  ...correctionCron,
  ...accountCron,
]
