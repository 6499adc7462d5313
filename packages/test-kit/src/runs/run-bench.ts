import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Clock } from '@rosette/contract-kit/clock.ts'
import { openDatabase } from '@rosette/database/open-database.ts'
import type { Member, Visitor } from '@rosette/features/access/contract/access.ts'
import type { AnyTool } from '@rosette/features/runs/server/define-tool.ts'
import { runTaker } from '@rosette/features/runs/server/run-taker.ts'
import { type StartSettings, startRun } from '@rosette/features/runs/server/start-run.ts'
import { runWorker } from '@rosette/job-queue/run-worker.ts'
import { afterAll } from 'vitest'
import type { TestDatabase } from '../live/test-database.ts'
import { makeAccount } from '../people/test-people.ts'
import { quickPace, quietLogger } from './quick-pace.ts'
import { otherTool, type SampleOptions, sampleTool } from './sample-tool.ts'

const releaseId = 'r1'
const usual: StartSettings = { premiumTools: 'enforce', runQueue: 1000, runQueuePerOwner: 1000, publicUrl: 'https://rosette.example' }

type StartOptions = { tool?: AnyTool; mailTo?: string; address?: string; settings?: Partial<StartSettings> }

/** Starts runs of the sample tool and takes them, on a database without a release: call it at the top of a file. */
export async function runBench({ db, url }: Pick<TestDatabase, 'db' | 'url'>, clock: Clock) {
  await db.pool.query(`insert into community.release (id, shape_hash, state) values ($1, 'none', 'built')`, [releaseId])
  const runDir = await mkdtemp(join(tmpdir(), 'rosette-runs-'))
  const stops: (() => Promise<void>)[] = []
  const stopAll = async () => {
    for (const stop of stops.splice(0)) await stop()
  }
  afterAll(stopAll)
  let people = 0
  return {
    releaseId,
    runDir,
    stopAll,
    async newMember(facts: Partial<Member> = {}): Promise<Member & { partyId: number }> {
      const { communityId, partyId } = await makeAccount(db.community, { userName: `runner${++people}`, passwordHash: null })
      const rest = { orcidId: null, isCurator: false, isSubscribed: false, organizationIds: [], managedIds: [] }
      return { role: 'member', communityId, partyId, ...rest, ...facts }
    },
    start(visitor: Visitor, options: SampleOptions, more: StartOptions = {}) {
      const { tool = sampleTool, mailTo = null, address = '192.0.2.1', settings } = more
      const request = { tool, options, releaseId, visitor, mailTo, address, now: clock.now() }
      return db.community.transaction().execute((tx) => startRun(tx, request, { ...usual, ...settings }))
    },
    /** A worker in this process; it is stopped with the others. */
    async work(concurrency = 1): Promise<{ stop(): Promise<void> }> {
      const own = openDatabase({ url, poolSize: 2 * concurrency + 3 })
      const dependencies = { runDir, sequenceDir: runDir, publicUrl: usual.publicUrl, maxResultBytes: 1_000_000 }
      const taker = runTaker({ ...dependencies, db: own, clock, logger: quietLogger, tools: [sampleTool, otherTool] }, quickPace)
      const worker = await runWorker({ url, tasks: taker.tasks, concurrency, logger: quietLogger })
      let isStopped = false
      const stop = async () => {
        if (isStopped) return
        isStopped = true
        await taker.stop()
        await worker.stop()
        await own.close()
      }
      stops.push(stop)
      return { stop }
    },
    async stateOf(token: string) {
      const run = await db.community.selectFrom('run').selectAll().where('token', '=', token).executeTakeFirstOrThrow()
      return run
    },
    /** How many runs are in each state. */
    async states(): Promise<Record<string, number>> {
      const { rows } = await db.pool.query<{ state: string; count: number }>(
        'select state, count(*)::int as count from community.run group by state',
      )
      return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
    },
  }
}
